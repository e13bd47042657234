// `npm run new module <name> "<Persian title>"`: writes a module that passes every check.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleFiles } from './new/module-files.ts';
import { root } from './workspace.ts';

const [what, name = '', title = name] = process.argv.slice(2);
if (what !== 'module' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('npm run new module <kebab-case-name> "<Persian title>"');
  process.exit(1);
}
if (existsSync(join(root, 'apps', name))) {
  console.error(`apps/${name} exists already`);
  process.exit(1);
}
for (const [file, text] of Object.entries(moduleFiles({ name, title }))) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(file);
}
// links the new package into the workspace; pnpm's version is that of the bootstrap
const { PNPM_VERSION } = (await import('../../../scripts/bootstrap.mjs' as string)) as { PNPM_VERSION: string };
const installed = spawnSync(
  'npx',
  ['-y', `pnpm@${PNPM_VERSION}`, 'install', '--no-frozen-lockfile', '--loglevel=warn'],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
console.log(`\nNow: its owner in CODEOWNERS, then npm run types, npm run lint, npm run unit -- apps/${name}`);
process.exitCode = installed.status ?? 1;
