import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startupErrors } from '../platform/config/messages.ts';
import { StartupError } from '../platform/config/startup-error.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Builds the shells and modules when `dist` is missing or older than the sources. @throws StartupError when the build fails */
export async function ensureFrontEndBuilt(): Promise<void> {
  const script = join(ROOT, 'webpack/build.ts');
  if (!existsSync(script)) return;
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', script, '--if-stale'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartupError(startupErrors.frontEndFailed))));
  });
}
