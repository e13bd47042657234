import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLEAN_ENVIRONMENT } from '../../test/clean-environment.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const CACHE = join(ROOT, 'node_modules/.cache/hamyar-bench');

export interface BenchSize {
  tickets: number;
  /** contents per ticket */
  contents: number;
}

/**
 * The data folder of a company with this many tickets and contents, filled once and then used again.
 * @returns seconds that filling it took, `null` when it already existed
 */
export async function seededFolder({
  tickets,
  contents,
}: BenchSize): Promise<{ dataDir: string; seconds: number | null }> {
  const dataDir = join(CACHE, `${tickets}x${contents}`);
  const marker = join(dataDir, 'seeded');
  if (existsSync(marker)) return { dataDir, seconds: null };
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--no-warnings',
      join(ROOT, 'apps/server/src/seed.ts'),
      '--tickets',
      String(tickets),
      '--contents',
      String(contents),
    ],
    {
      cwd: ROOT,
      env: { ...CLEAN_ENVIRONMENT, DATA_DIR: dataDir },
      stdio: ['ignore', process.stderr, process.stderr],
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`seeding ${tickets} tickets ended with ${code}`);
  const seconds = (performance.now() - started) / 1000;
  writeFileSync(marker, new Date().toISOString());
  return { dataDir, seconds };
}
