// `npm run new module <name> "<Persian title>"`: copies the tested example of packages/tooling/template under this name.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeModule } from './new/write-module.ts';
import { root } from './workspace.ts';

const [what, name = '', title = name] = process.argv.slice(2);
if (what !== 'module' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('npm run new module <kebab-case-name> "<Persian title>"');
  process.exit(1);
}
const taken = [`apps/${name}`, `apps/server/src/modules/${name}`].find((folder) => existsSync(join(root, folder)));
if (taken) {
  console.error(`${taken} exists already`);
  process.exit(1);
}
for (const file of writeModule({ name, title }, root)) console.log(file);
// links the new package into the workspace; pnpm's version is that of the bootstrap
const { PNPM_VERSION } = (await import('../../../scripts/bootstrap.mjs' as string)) as { PNPM_VERSION: string };
const installed = spawnSync(
  'npx',
  ['-y', `pnpm@${PNPM_VERSION}`, 'install', '--no-frozen-lockfile', '--prefer-offline', '--loglevel=warn'],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
console.log(`
Now: npm run gen            prints the calls of the new module and its documentation
     npm run dev -- ${name}   shows it; the menu leads to it after logging in
     npm test -- apps/${name}  checks and tests it, with its slice on the server
CODEOWNERS names the team @hamyar/${name}; the owner in the manifest has to be one of its teams.`);
process.exitCode = installed.status ?? 1;
