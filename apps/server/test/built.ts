import type { Audience, CurrentBuild, ModuleRelease, ShellRelease } from '@hamyar/contracts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The description of an edition of the shell with two scripts; a test names what it is about in `more`. */
export const shellRelease = (edition: Audience, more: Partial<ShellRelease> = {}): ShellRelease => ({
  schema: 1,
  edition,
  base: `/s/${edition}/`,
  release: 'abc',
  fonts: [],
  fontStyles: { page: '', initialPage: '' },
  digitsFont: { file: 'assets/digits.woff2', content: '' },
  afterPaint: 'start()',
  repairFiles: 'repair()',
  shared: {},
  pages: {
    app: { scripts: ['app.js'], styles: [], preload: [] },
    login: { scripts: ['login.js'], styles: [], preload: [] },
  },
  integrity: {},
  ...more,
});

/** Writes the descriptions of built releases and the file that names the current ones, as a build does. */
export function putBuild(
  dist: string,
  {
    shells = [],
    modules = [],
    views,
  }: { shells?: ShellRelease[]; modules?: ModuleRelease[]; views?: CurrentBuild['views'] },
): void {
  mkdirSync(join(dist, 'releases'), { recursive: true });
  const put = (name: string, release: object): string => {
    writeFileSync(join(dist, 'releases', name), JSON.stringify(release));
    return name;
  };
  const current: CurrentBuild = {
    schema: 1,
    shells: Object.fromEntries(shells.map((shell) => [shell.edition, put(`shell.${shell.edition}.json`, shell)])),
    modules: {},
    views: views ?? { staff: {}, customer: {} },
  };
  for (const release of modules) {
    const { manifest, audience, container } = release;
    const of = (current.modules[manifest.name] ??= {});
    of[audience] = put(`${container}.json`, release);
  }
  writeFileSync(join(dist, 'current.json'), JSON.stringify(current));
}
