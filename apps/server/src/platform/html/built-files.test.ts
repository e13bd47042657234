import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { checkBuiltFiles, readBuiltFiles } from './built-files.ts';

describe('the built pages', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'hamyar-dist-'));
  });
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  const page = { scripts: [], styles: [], preload: [] };
  function writeEdition(edition: string): void {
    const folder = join(dist, 'shell', edition);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'hamyar.shell.json'),
      JSON.stringify({
        schema: 1,
        edition,
        base: `/s/${edition}/`,
        release: 'r',
        pages: { app: page, login: page },
        fonts: [],
        shared: {},
        integrity: { 'app.js': 'sha384-x' },
      }),
    );
    writeFileSync(join(folder, 'app.js'), '');
  }
  const refusal = () => {
    try {
      checkBuiltFiles(readBuiltFiles(dist));
      return null;
    } catch (error) {
      return error instanceof StartupError ? error.en : error;
    }
  };

  it('[architecture 1, starting] are complete, or not there at all', () => {
    expect(checkBuiltFiles(readBuiltFiles(dist))).toBe(false);
    for (const edition of ['staff', 'customer']) writeEdition(edition);
    expect(checkBuiltFiles(readBuiltFiles(dist))).toBe(true);
  });

  it('[architecture 1, starting] an incomplete copy, a broken manifest and one of another release are refused by name', () => {
    writeEdition('staff');
    expect(refusal()).toContain(join(dist, 'shell/customer/hamyar.shell.json'));
    writeEdition('customer');
    rmSync(join(dist, 'shell/staff/app.js'));
    expect(refusal()).toContain(join(dist, 'shell/staff/app.js'));
    writeFileSync(join(dist, 'shell/staff/hamyar.shell.json'), '{"schema": 1, "edi');
    expect(refusal()).toContain('Run "npm run build"');
    writeFileSync(join(dist, 'shell/staff/hamyar.shell.json'), '{"schema": 2}');
    expect(refusal()).toContain('hamyar.shell.json');
    writeEdition('staff');
    expect(refusal()).toBeNull();
  });
});
