import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  pagePreloads,
  settingsRoutes,
  SHELL_PATHS,
  VISITOR_AUDIENCE,
  type Audience,
  type ModuleRelease,
  type ShellRelease,
} from '@hamyar/contracts';
import { readCurrent, readReleases } from './current.ts';
import { dist } from './folders.ts';

const file = join(import.meta.dirname, 'budgets.json');
/** Share by which a value may grow. `--lock-budgets` stores smaller values as the new limits. */
const SLACK = 1.03;

/** Name → brotli bytes (decoded bytes where the name says so), or a count, of the production build. */
export type Measures = Record<string, number>;

/** What is measured of a page: `js` and `css` in brotli bytes, `decoded` bytes of scripts, number of `files`. */
type PageMeasure = 'js' | 'decoded' | 'css' | 'files';

/** `budgets.json`, the one place where budgets are written. */
export interface Budgets {
  /** Hard limits of what is measured once for an edition or for each module. */
  limits: Measures;
  /**
   * Hard limits of the first load of every page that a module declares, by its edition. A page for visitors has those of
   * `visitors`: whoever comes by a search has nothing of it in the cache.
   */
  pages: Record<Audience | 'visitors', Partial<Record<PageMeasure, number>>>;
  /** Pages with limits of their own, by group and path, each with the reason: `"staff /report": { "js": …, "why": … }`. */
  ownLimits: Record<string, Partial<Record<PageMeasure, number>> & { why: string }>;
  /** Values of the last build that was locked; each may grow by 3 %. */
  locked: Measures;
}

const readBudgets = (): Budgets => JSON.parse(readFileSync(file, 'utf8')) as Budgets;
const compressed = (path: string) => statSync(`${path}.br`).size;
const onDisk = (url: string) => join(dist, url.replace(/^\/s\//, 'shell/'));

/**
 * Everything that a browser loads for the login page and first for each page that is declared, in each edition
 * (design/quality.md "In the browser"). A page is named by its group and path: `staff /tickets/:id js`.
 */
export function measure(): Measures {
  const measures: Measures = {};
  const { shells, modules: releases } = readReleases(dist, readCurrent(dist));
  for (const shell of shells) {
    const { edition } = shell;
    const modules = releases.filter(({ audience }) => audience === edition);
    measures[`${edition}.login.js`] = sum(shell.pages.login.scripts.map((name) => shell.base + name));
    // what a chart near the view adds to its page: the files with the library that draws
    measures[`${edition}.charts.js`] = sum(
      Object.keys(shell.integrity)
        .filter((name) => name.endsWith('.js'))
        .map((name) => shell.base + name)
        .filter((url) => readFileSync(onDisk(url), 'utf8').includes('zrender')),
    );
    measures[`${edition}.fonts`] = Object.keys(shell.integrity)
      .filter((name) => name.endsWith('.woff2'))
      .reduce((total, name) => total + statSync(onDisk(shell.base + name)).size, 0);
    for (const { path, group } of declaredPages(edition, modules))
      for (const [name, value] of Object.entries(measurePage(path, shell, modules)))
        measures[`${group} ${path} ${name}`] = value;
  }
  // without the version, so that a new version keeps the limits of the last one
  for (const { manifest, audience, base, entry } of releases)
    measures[`${manifest.name}.${audience}.entry`] = compressed(onDisk(base + entry));
  for (const shell of shells)
    for (const module of releases.filter(({ audience }) => audience === shell.edition))
      measures[`${module.manifest.name}.${module.audience}.container`] = containerOf(module, shell);
  return measures;
}

/** What a module brings beside what it shares: the scripts of its own that its largest page loads first. */
function containerOf(module: ModuleRelease, shell: ShellRelease): number {
  const pages = [...module.manifest.routes, ...settingsRoutes(module.manifest)];
  return Math.max(
    0,
    ...pages.map(({ path }) => {
      const files = pagePreloads(path.replace(/:\w+/g, '1'), shell, [module]).map(({ url }) => url);
      return sum(files.filter((url) => url.startsWith(module.base) && url.endsWith('.js')));
    }),
  );
}

/** A page with the group of limits that it has. */
interface DeclaredPage {
  /** Pattern of its path. */
  path: string;
  group: Audience | 'visitors';
}

/** All pages of an edition: of the shell, and of every module. */
export function declaredPages(edition: Audience, modules: readonly Pick<ModuleRelease, 'manifest'>[]): DeclaredPage[] {
  const routes = modules.flatMap(({ manifest }) => [...manifest.routes, ...settingsRoutes(manifest)]);
  const forVisitors = (visitors: boolean | undefined) => visitors === true && edition === VISITOR_AUDIENCE;
  return [
    ...Object.values(SHELL_PATHS).map((path) => ({ path, group: edition })),
    ...routes.map(({ path, visitors }) => ({ path, group: forVisitors(visitors) ? ('visitors' as const) : edition })),
  ];
}

/** The files that the HTML of a page names: what the browser fetches before anything has run. */
function measurePage(
  pattern: string,
  shell: ShellRelease,
  modules: readonly ModuleRelease[],
): Record<PageMeasure, number> {
  const own = (files: readonly string[]) => files.map((name) => shell.base + name);
  const path = pattern.replace(/:\w+/g, '1');
  const files = [
    ...new Set([...own(shell.pages.app.scripts), ...pagePreloads(path, shell, modules).map(({ url }) => url)]),
  ];
  const scripts = files.filter((url) => url.endsWith('.js'));
  return {
    js: sum(scripts),
    // what the browser parses, whatever the compression
    decoded: scripts.reduce((total, url) => total + statSync(onDisk(url)).size, 0),
    css: sum([...own(shell.pages.app.styles), ...files.filter((url) => url.endsWith('.css'))]),
    files: files.length + shell.pages.app.styles.length + shell.fonts.length + 1,
  };
}

const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + compressed(onDisk(url)), 0);

/** The hard limit of one measure; undefined where there is none. */
function limitOf(name: string, { limits, pages, ownLimits }: Budgets): number | undefined {
  const [, group, path, what] = /^(staff|customer|visitors) (\/\S*) (\w+)$/.exec(name) ?? [];
  if (group === undefined)
    return limits[name] ?? limits[name.replace(/^.*\.entry$/, 'remoteEntry').replace(/^.*\.container$/, 'container')];
  const measured = what as PageMeasure;
  return ownLimits[`${group} ${path}`]?.[measured] ?? pages[group as keyof Budgets['pages']][measured];
}

/** What has grown beyond its limit, or by more than the allowed share, as sentences. */
export function exceeded(measures: Measures, budgets: Budgets): string[] {
  return Object.entries(measures).flatMap(([name, value]) => {
    const limit = limitOf(name, budgets);
    if (limit !== undefined && value > limit) return [`${name} is ${value}, its limit is ${limit}`];
    const before = budgets.locked[name];
    return before !== undefined && value > before * SLACK ? [`${name} is ${value}, it was ${before}`] : [];
  });
}

/** Compares a build with the committed budgets. Throws with everything that has grown beyond them. */
export function checkBudgets(measures: Measures): void {
  const grown = exceeded(measures, readBudgets());
  if (grown.length > 0)
    throw new Error(`the build has grown beyond its budgets (webpack/budgets.json)\n  ${grown.join('\n  ')}`);
}

/** Writes the current values as the new locked values. */
export function lockBudgets(measures: Measures): void {
  writeFileSync(file, `${JSON.stringify({ ...readBudgets(), locked: measures }, null, 2)}\n`);
}
