import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startupErrors } from '../platform/config/messages.ts';
import { StartupError } from '../platform/config/startup-error.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const script = (name: string) => join(ROOT, 'webpack', name);

/** Builds the shells and modules that are missing or older than their sources. @throws StartupError when the build fails */
export async function ensureFrontEndBuilt(): Promise<void> {
  const file = script('build.ts');
  if (!existsSync(file)) return;
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', file, '--if-stale'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartupError(startupErrors.frontEndFailed))));
  });
}

/**
 * Compresses the built files again at the best level, in a process of low priority, because the build at the start uses
 * a fast one. It ends with this process; a later start continues.
 */
export function finishFrontEnd(): void {
  if (!existsSync(join(ROOT, 'dist/quickly-compressed.txt'))) return;
  const child = spawn(process.execPath, ['--no-warnings', script('compress.ts')], { cwd: ROOT, stdio: 'ignore' });
  // a failure is ignored: without it the files are only a little larger
  child.on('error', () => {});
  child.unref();
  process.on('exit', () => child.kill());
}
