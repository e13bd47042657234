// The formatter as a gate: `npm run format` writes, `--check` only tells. Fails when it saw too few of the sources.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LEAST_SEEN, root, trackedSources } from './workspace.ts';

const check = process.argv.includes('--check');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const args = ['format', ...(check ? [] : ['--write']), '--colors=off', '--max-diagnostics=20', '.'];
const result = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' });
const output = `${result.stdout}${result.stderr}`;
const seen = Number(/(?:Checked|Formatted) (\d+) files/.exec(output)?.[1] ?? 0);
const sources = trackedSources().length;
const blind = seen < sources * LEAST_SEEN;

if (result.status !== 0) console.error(`${output}\nRun \`npm run format\` to write the format.`);
if (blind) console.error(`format saw only ${seen} files for ${sources} sources`);
console.log(`format: ${seen} files, ${result.status === 0 ? 'all in form' : 'some out of form'}`);
process.exitCode = result.status === 0 && !blind ? 0 : 1;
