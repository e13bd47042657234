// `npm run smtp [-- options of Jest]`: mail by a real SMTP server of Debian, exim4, started for each test file in a folder
// of its own. Where it is not installed nothing was proven, so the command fails.
import { spawnSync } from 'node:child_process';
import { EXIM_PACKAGE, findExim } from './exim.ts';
import { JEST, root } from './workspace.ts';

const program = findExim();
if (!program) {
  console.error(`not run: exim4 is not installed (Debian: apt-get install ${EXIM_PACKAGE})`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['--no-warnings', ...JEST, '--selectProjects', 'smtp', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, EXIM: program } },
);
process.exitCode = status ?? 1;
