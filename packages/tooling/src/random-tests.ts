import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedSources } from './workspace.ts';

const RANDOM = /from '(?:fast-check|@hamyar\/testing\/random-seed)'/;

/** Test files with random input, relative to the root: those that use fast-check or the seed of the run. */
export function randomTestFiles(base = root): string[] {
  return trackedSources(base).filter(
    (file) => /\.test\.tsx?$/.test(file) && RANDOM.test(readFileSync(join(base, file), 'utf8')),
  );
}
