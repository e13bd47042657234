import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, table } from '../report.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * The home folder is empty here, so the npm registry must be configured by the environment (npm_config_userconfig, …).
 */
const registryEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^npm_config_|^NODE_EXTRA_CA_CERTS$/i.test(name)),
);

/** Seconds from the command until the address is printed. The started product is then stopped in the normal way. */
async function secondsToAddress(cwd: string, home: string): Promise<number> {
  const started = performance.now();
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd,
    env: { PATH: process.env.PATH, HOME: home, PORT: '0', DATA_DIR: join(home, 'data'), ...registryEnv },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seconds = await new Promise<number>((resolve, reject) => {
    let seen = '';
    child.stdout.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      if (/http:\/\/\S+:\d+/.test(seen)) resolve((performance.now() - started) / 1000);
    });
    child.once('exit', () => reject(new Error(`the start ended: ${seen.slice(-500)}`)));
  });
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}

const megabytes = (folder: string) => Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);

/**
 * Measures a clone of the last commit with an empty home folder: install, first start, later starts, and the disk space
 * used afterwards.
 */
export async function benchStart(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'hamyar-fresh-'));
  chmodSync(home, 0o755);
  const clone = join(home, 'hamyar');
  mkdirSync(join(home, 'data'));
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
    const began = performance.now();
    execFileSync('node', ['-e', "import('./scripts/bootstrap.mjs').then((m) => m.ensureInstalled())"], {
      cwd: clone,
      env: { PATH: process.env.PATH, HOME: home, ...registryEnv },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const install = (performance.now() - began) / 1000;
    const first = await secondsToAddress(clone, home);
    const later = await secondsToAddress(clone, home);
    publish(
      'Starting',
      table(
        ['', 'value'],
        [
          ['install from an empty home, seconds', install.toFixed(1)],
          ['first `npm start` after it (build, database, demo company), seconds', first.toFixed(1)],
          ['later start, seconds', later.toFixed(1)],
          ['node_modules, MB', megabytes(join(clone, 'node_modules'))],
          ['data folder of the demo company, MB', megabytes(join(home, 'data'))],
        ],
      ),
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
