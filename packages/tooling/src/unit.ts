// `npm run unit -- <files or options of Jest>`: Jest on the product's Node, as `npm test` runs it.
import { spawnSync } from 'node:child_process';
import { JEST, root } from './workspace.ts';

const { status } = spawnSync(process.execPath, ['--no-warnings', ...JEST, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
