import type { Audience, ModuleRelease, ShellRelease } from '@hamyar/contracts';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, readCurrent, readReleases } from './current.ts';
import type { UnitResult } from './unit.ts';

const UNITS = ['shell', 'tickets', 'settings'];
const DAYS = 86_400_000;

describe('what a build publishes', () => {
  let output: string;
  beforeEach(() => {
    output = mkdtempSync(join(tmpdir(), 'hamyar-output-'));
  });
  afterEach(() => rmSync(output, { recursive: true, force: true }));

  function built(files: Record<string, string>): string {
    const folder = mkdtempSync(join(output, 'made-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  }
  const moduleResult = (
    name: string,
    release: string,
    files: Record<string, string>,
    container = `${name}__staff__${release}`,
  ): UnitResult => ({
    shells: [],
    views: [],
    modules: [
      {
        folder: built(files),
        release: {
          schema: 1,
          release,
          audience: 'staff',
          container,
          base: `/m/${name}/${release}/staff/`,
          entry: Object.keys(files)[0]!,
          integrity: Object.fromEntries(Object.keys(files).map((file) => [file, 'sha384-x'])),
          chunks: {},
          uses: {},
          manifest: { name, version: '0.1.0' },
        } as unknown as ModuleRelease,
      },
    ],
  });
  const shellResult = (release: string, files: Record<string, string>): UnitResult => ({
    modules: [],
    views: [],
    shells: (['staff', 'customer'] as Audience[]).map((edition) => ({
      folder: built(files),
      release: {
        schema: 1,
        edition,
        release,
        base: `/s/${edition}/`,
        integrity: Object.fromEntries(Object.keys(files).map((file) => [file, 'sha256-x'])),
      } as unknown as ShellRelease,
    })),
  });
  const put = (unit: string, result: UnitResult, units = UNITS) => publish(output, new Map([[unit, result]]), units);
  const bases = () => readReleases(output, readCurrent(output)).modules.map(({ base }) => base);
  const age = (file: string, days: number) => {
    const then = new Date(Date.now() - days * DAYS);
    utimesSync(file, then, then);
  };

  it('[module-platform 6] a browser that holds the page of an older build of the same version still gets its files', () => {
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'old' }));
    put('tickets', moduleResult('tickets', 'bbb', { 'remoteEntry.2b.js': 'new' }));
    expect(bases()).toEqual(['/m/tickets/bbb/staff/']);
    expect(readFileSync(join(output, 'm/tickets/aaa/staff/remoteEntry.1a.js'), 'utf8')).toBe('old');
    expect(readFileSync(join(output, 'm/tickets/bbb/staff/remoteEntry.2b.js'), 'utf8')).toBe('new');
  });

  it('[module-platform 6] never has two contents under the name of one container, because a tab may hold both', () => {
    const container = 'tickets__staff__0_1_0__3f2a9c01';
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'old' }, container));
    expect(() => put('tickets', moduleResult('tickets', 'bbb', { 'remoteEntry.2b.js': 'new' }, container))).toThrow(
      `${container} was published as aaa and is now bbb`,
    );
    expect(bases()).toEqual(['/m/tickets/aaa/staff/']);
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'old' }, container));
  });

  it('[module-platform 6] building one module leaves the others as they are', () => {
    put('shell', shellResult('s1', { 'app.1a.js': 'shell' }));
    put('settings', moduleResult('settings', 'aaa', { 'remoteEntry.1a.js': 'settings' }));
    const before = readCurrent(output);
    put('tickets', moduleResult('tickets', 'bbb', { 'remoteEntry.2b.js': 'tickets' }));
    const after = readCurrent(output);
    expect(after.shells).toEqual(before.shells);
    expect(after.modules['settings']).toEqual(before.modules['settings']);
    expect(bases().sort()).toEqual(['/m/settings/aaa/staff/', '/m/tickets/bbb/staff/']);
  });

  it('[module-platform 6] a module that the workspace has lost is offered no more', () => {
    put('settings', moduleResult('settings', 'aaa', { 'remoteEntry.1a.js': '' }));
    put('tickets', moduleResult('tickets', 'bbb', { 'remoteEntry.2b.js': '' }), ['shell', 'tickets']);
    expect(bases()).toEqual(['/m/tickets/bbb/staff/']);
  });

  it('[module-platform 6] files that nothing names are removed after 30 days and not before', () => {
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'old' }));
    put('tickets', moduleResult('tickets', 'bbb', { 'remoteEntry.2b.js': 'new' }));
    const old = join(output, 'm/tickets/aaa/staff/remoteEntry.1a.js');
    age(old, 29);
    put('tickets', moduleResult('tickets', 'ccc', { 'remoteEntry.3c.js': 'newest' }));
    expect(existsSync(old)).toBe(true);
    age(old, 31);
    put('tickets', moduleResult('tickets', 'ddd', { 'remoteEntry.4d.js': 'last' }));
    expect(existsSync(old)).toBe(false);
  });

  it('[module-platform 6] a release that was current for long is kept 30 days from the build that replaced it', () => {
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'old' }));
    const old = join(output, 'm/tickets/aaa/staff/remoteEntry.1a.js');
    age(old, 400);
    put('tickets', moduleResult('tickets', 'bbb', { 'remoteEntry.2b.js': 'new' }));
    put('tickets', moduleResult('tickets', 'ccc', { 'remoteEntry.3c.js': 'newest' }));
    expect(existsSync(old)).toBe(true);
  });

  it('[module-platform 6] the same content twice is one release, its compressed files included', () => {
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'same' }));
    const compressed = join(output, 'm/tickets/aaa/staff/remoteEntry.1a.js.br');
    mkdirSync(join(output, 'm'), { recursive: true });
    writeFileSync(compressed, 'br');
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'same' }));
    age(compressed, 31);
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'same' }));
    expect(existsSync(compressed)).toBe(true);
    expect(bases()).toEqual(['/m/tickets/aaa/staff/']);
  });

  it.each(['m/tickets/aaa/staff/remoteEntry.1a.js', 'shell/staff/app.1a.js'])(
    '[module-platform 6] completes %s when it was removed by age, or when a build was killed while it wrote it',
    (name) => {
      const build = () => {
        put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': 'whole', 'chunk.1b.js': 'chunk' }));
        put('shell', shellResult('s1', { 'app.1a.js': 'whole' }));
      };
      build();
      const file = join(output, name);
      rmSync(file);
      build();
      expect(readFileSync(file, 'utf8')).toBe('whole');
      writeFileSync(file, 'wh');
      writeFileSync(`${file}.br`, 'of the part');
      build();
      expect(readFileSync(file, 'utf8')).toBe('whole');
      expect(existsSync(`${file}.br`)).toBe(false);
    },
  );

  it('[module-platform 6] never overwrites a file that is there, because a name stands for its content', () => {
    put('shell', shellResult('s1', { 'app.1a.js': 'first' }));
    put('shell', shellResult('s2', { 'app.1a.js': 'other' }));
    expect(readFileSync(join(output, 'shell/staff/app.1a.js'), 'utf8')).toBe('first');
  });

  it('[module-platform 6] the pages of a module that the workspace has lost are rendered no more', () => {
    const withView = (unit: string, result: UnitResult): UnitResult => ({
      ...result,
      views: [{ edition: 'staff', part: unit, folder: built({ [`${unit}.js`]: 'view' }), file: `${unit}.js` }],
    });
    put('shell', withView('shell', shellResult('s1', { 'app.1a.js': 'shell' })));
    put('settings', withView('settings__staff__aaa', moduleResult('settings', 'aaa', { 'remoteEntry.1a.js': '' })));
    expect(readCurrent(output).views.staff).toEqual({
      shell: 'shell.js',
      settings__staff__aaa: 'settings__staff__aaa.js',
    });
    put('tickets', moduleResult('tickets', 'bbb', { 'remoteEntry.2b.js': '' }), ['shell', 'tickets']);
    expect(readCurrent(output).views.staff).toEqual({ shell: 'shell.js' });
  });

  it('[module-platform 6] names what is current in one whole file, and nothing before the first build', () => {
    expect(readCurrent(output)).toEqual({ schema: 1, shells: {}, modules: {}, views: { staff: {}, customer: {} } });
    put('tickets', moduleResult('tickets', 'aaa', { 'remoteEntry.1a.js': '' }));
    expect(existsSync(join(output, 'current.json.new'))).toBe(false);
  });
});
