import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '../platform/config/messages.ts';
import { StartRefusal } from '../platform/config/refusal.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Builds the shells and modules when `dist` is missing or older than the sources. @throws StartRefusal when the build fails */
export async function ensureFrontEnd(): Promise<void> {
  const script = join(ROOT, 'webpack/build.ts');
  if (!existsSync(script)) return;
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', script, '--if-stale'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartRefusal(refusals.frontEndFailed))));
  });
}
