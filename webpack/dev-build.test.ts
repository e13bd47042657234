import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CurrentBuild, ShellRelease } from '@hamyar/contracts';
import type { Stats } from 'webpack';
import { baseConfiguration } from './base-config.ts';
import { makeCompiler } from './compiler.ts';
import { DevBuild } from './dev-build.ts';
import { SHELL_UNIT } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'hamyar-dev-build-'));
const source = join(folder, 'page.js');
const output = join(folder, 'out');
const bundle = join(output, 'main.js');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const release: ShellRelease = {
  schema: 1,
  edition: 'staff',
  base: '/s/staff/',
  release: 'r',
  fonts: [],
  fontStyles: { page: '', initialPage: '' },
  digitsFont: { file: 'assets/digits.woff2', content: '' },
  afterPaint: 'start()',
  repairFiles: 'repair()',
  shared: {},
  pages: { app: { scripts: [], styles: [], preload: [] }, login: { scripts: [], styles: [], preload: [] } },
  integrity: {},
};

const current = (): CurrentBuild => JSON.parse(readFileSync(join(output, 'current.json'), 'utf8')) as CurrentBuild;

describe('a build that follows changes', () => {
  it('[module-platform 6] keeps the last good files while a source has an error, and tells the error', async () => {
    mkdirSync(output);
    const configuration = {
      ...baseConfiguration(
        { name: 'page', context: folder, path: output },
        { mode: 'development', output, cache: false },
      ),
      entry: source,
    };
    const said: string[] = [];
    const describeUnit = async () => ({ modules: [], views: [], shells: [{ release, folder: output }] });
    const units = [{ name: SHELL_UNIT, configurations: [configuration], describe: describeUnit }];
    const build = new DevBuild({ units, taken: {}, output, say: (line) => said.push(line) });
    const compiler = makeCompiler([configuration], 1);
    const run = (text: string): Promise<boolean> => {
      writeFileSync(source, text);
      return new Promise((resolve, reject) => {
        compiler.run((error, stats) => (error ? reject(error) : resolve(build.publish((stats!.stats as Stats[])[0]!))));
      });
    };

    const ready = await run('export const shown = "first";');
    expect(said).toEqual([]);
    expect(ready).toBe(true);
    const first = current();
    expect(first).toMatchObject({ problems: [] });

    await run('export const shown = = "second";');
    expect(readFileSync(bundle, 'utf8')).toContain('"first"');
    expect(current().bundles).toEqual(first.bundles);
    expect(current().problems?.join()).toContain('page.js');
    expect(said.join()).toContain('page.js');

    await run('export const shown = "third";');
    expect(readFileSync(bundle, 'utf8')).toContain('"third"');
    expect(current().problems).toEqual([]);
    expect(said.at(-1)).toBe('Everything is built again.');
    await new Promise((resolve) => compiler.close(resolve));
  });
});
