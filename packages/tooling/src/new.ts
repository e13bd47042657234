// `npm run new module <name> "<Persian title>"`: copies the tested example of packages/tooling/template under this name;
// `npm run new app …` only its screens, for a slice whose contract and server stand already.
import { spawnSync } from 'node:child_process';
import { moduleArguments, USAGE } from './new/module-arguments.ts';
import { ModuleRefused, writeModule } from './new/write-module.ts';
import { root } from './workspace.ts';

const module = moduleArguments(process.argv.slice(2), process.env['npm_config_singular']);
if (!module) {
  console.error(USAGE);
  process.exit(1);
}
try {
  for (const file of writeModule(module, root)) console.log(file);
} catch (error) {
  if (!(error instanceof ModuleRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
const { name } = module;
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
