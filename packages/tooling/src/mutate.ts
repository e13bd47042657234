// `npm run mutate -- <folder or file> [--count 20] [--seed 1] [--tests <path> …]` plants faults in the sources one at a
// time, in a copy of the tree, and runs the tests that stand beside them (or those of `--tests`). A fault that no test
// notices is printed: either a test is missing, or the code is not needed.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { WorkspaceCopy } from '../test/workspace-copy.ts';
import { drawMutants, mutantsOf, withMutant, type Mutant } from './mutate/mutants.ts';
import { JEST, root, trackedSources } from './workspace.ts';

const USAGE = 'npm run mutate -- <folder or file> [--count 20] [--seed 1] [--tests <path> …]';
/** A fault may lead to an endless loop: a run that takes this many times as long as one without a fault has noticed it. */
const PATIENCE = 5;
const MIN_LIMIT = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
  },
});
const path = positionals[0]?.replace(/\/$/, '');
const sources = trackedSources().filter(
  (file) =>
    path !== undefined && (file === path || file.startsWith(`${path}/`)) && !/\.(test|journey)\.tsx?$/.test(file),
);
if (path === undefined || sources.length === 0) {
  console.error(`usage: ${USAGE}${path === undefined ? '' : `\nno source of the workspace in ${path}`}`);
  process.exit(2);
}
const tests = values.tests ?? [statSync(join(root, path)).isDirectory() ? path : dirname(path)];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const mutants = drawMutants(
  sources.flatMap((file) => mutantsOf(file, read(file))),
  Number(values.count),
  Number(values.seed),
);

const copy = new WorkspaceCopy();
process.once('exit', () => copy.remove());

/** Runs the tests in the copy. @param limit ms after which the run is ended @returns whether all passed */
function passes(limit?: number): boolean {
  const jest = [...JEST, '--silent', '--bail', ...tests];
  const { status } = spawnSync(process.execPath, ['--no-warnings', ...jest], {
    cwd: copy.folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: undefined },
    ...(limit !== undefined && { timeout: limit }),
  });
  return status === 0;
}

function show({ file, line, start, end, replacement }: Mutant): string {
  const cut = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${file}:${line}  ${cut(read(file).slice(start, end))}  →  ${cut(replacement)}`;
}

const started = Date.now();
if (!passes()) {
  console.error(`the tests of ${tests.join(', ')} fail without any fault`);
  process.exit(1);
}
const limit = Math.max(MIN_LIMIT, PATIENCE * (Date.now() - started));
const survived: Mutant[] = [];
for (const mutant of mutants) {
  const text = read(mutant.file);
  writeFileSync(join(copy.folder, mutant.file), withMutant(text, mutant));
  const noticed = !passes(limit);
  writeFileSync(join(copy.folder, mutant.file), text);
  if (!noticed) survived.push(mutant);
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${show(mutant)}`);
}
const noticed = mutants.length - survived.length;
console.log(
  `mutate: ${noticed} of ${mutants.length} faults noticed (${Math.round((100 * noticed) / mutants.length)} %)`,
);
