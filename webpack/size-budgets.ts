import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePreloads } from '@hamyar/contracts';
import { readCurrent, readReleases } from './current.ts';
import { dist } from './folders.ts';

const file = join(import.meta.dirname, 'budgets.json');
/** Share by which a value may grow. `--lock-budgets` stores smaller values as the new limits. */
const SLACK = 1.03;

/** Name → brotli bytes (decoded bytes where the name says so), or a count, of the production build. */
export type Measures = Record<string, number>;

const readJson = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;
const compressed = (path: string) => statSync(`${path}.br`).size;
const onDisk = (url: string) => join(dist, url.replace(/^\/s\//, 'shell/'));

/**
 * Everything that a browser loads for the login page and for the first ticket list of each edition (design/quality.md
 * "In the browser").
 */
export function measure(): Measures {
  const measures: Measures = {};
  const { shells, modules: releases } = readReleases(dist, readCurrent(dist));
  for (const shell of shells) {
    const { edition } = shell;
    const own = (files: readonly string[]) => files.map((name) => shell.base + name);
    const modules = releases.filter(({ audience }) => audience === edition);
    const list = [
      ...new Set([...own(shell.pages.app.scripts), ...pagePreloads('/tickets', shell, modules).map(({ url }) => url)]),
    ];
    measures[`${edition}.login.js`] = sum(own(shell.pages.login.scripts));
    measures[`${edition}.list.js`] = sum(list.filter((url) => url.endsWith('.js')));
    // what the browser parses, whatever the compression
    measures[`${edition}.list.decoded`] = list
      .filter((url) => url.endsWith('.js'))
      .reduce((total, url) => total + statSync(onDisk(url)).size, 0);
    measures[`${edition}.list.css`] = sum([
      ...own(shell.pages.app.styles),
      ...list.filter((url) => url.endsWith('.css')),
    ]);
    measures[`${edition}.list.files`] = list.length + shell.pages.app.styles.length + shell.fonts.length + 1;
    measures[`${edition}.fonts`] = Object.keys(shell.integrity)
      .filter((name) => name.endsWith('.woff2'))
      .reduce((total, name) => total + statSync(onDisk(shell.base + name)).size, 0);
  }
  // without the version, so that a new version keeps the limits of the last one
  for (const { manifest, audience, base, entry } of releases)
    measures[`${manifest.name}.${audience}.entry`] = compressed(onDisk(base + entry));
  return measures;
}

const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + compressed(onDisk(url)), 0);

/**
 * Compares a build with the committed budgets. Throws when a value exceeds its locked value by more than the allowed
 * share, or its hard limit.
 */
export function checkBudgets(measures: Measures): void {
  const { limits, locked } = readJson<{ limits: Measures; locked: Measures }>(file);
  const grown = Object.entries(measures).flatMap(([name, value]) => {
    const key = name.replace(/^.*\.entry$/, 'remoteEntry');
    const limit = limits[key];
    if (limit !== undefined && value > limit) return [`${name} is ${value}, its limit is ${limit}`];
    const before = locked[name];
    return before !== undefined && value > before * SLACK ? [`${name} is ${value}, it was ${before}`] : [];
  });
  if (grown.length > 0)
    throw new Error(`the build has grown beyond its budgets (webpack/budgets.json)\n  ${grown.join('\n  ')}`);
}

/** Writes the current values as the new locked values. */
export function lockBudgets(measures: Measures): void {
  const { limits } = readJson<{ limits: Measures }>(file);
  writeFileSync(file, `${JSON.stringify({ limits, locked: measures }, null, 2)}\n`);
}
