// The formatter as a check: `npm run format` writes, `--check` only reports. Fails when it has read too few of the
// sources.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { MIN_COVERAGE, root, trackedSources } from './workspace.ts';

const check = process.argv.includes('--check');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const args = ['format', ...(check ? [] : ['--write']), '--colors=off', '--max-diagnostics=20', '.'];
const result = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' });
const output = `${result.stdout}${result.stderr}`;
const checkedCount = Number(/(?:Checked|Formatted) (\d+) files/.exec(output)?.[1] ?? 0);
const sources = trackedSources().length;
const gap = checkedCount < sources * MIN_COVERAGE;

if (result.status !== 0) console.error(`${output}\nRun \`npm run format\` to write the format.`);
if (gap) console.error(`format saw only ${checkedCount} files for ${sources} sources`);
console.log(`format: ${checkedCount} files, ${result.status === 0 ? 'all in form' : 'some out of form'}`);
process.exitCode = result.status === 0 && !gap ? 0 : 1;
