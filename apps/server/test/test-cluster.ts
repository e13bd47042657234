import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../src/platform/logging/log.ts';
import { ensureDatabase } from '../src/platform/database/startup-checks.ts';
import { findBinaries } from '../src/platform/database/embedded/binaries.ts';
import { findPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import {
  startEmbedded,
  type Connection,
  type EmbeddedDatabase,
} from '../src/platform/database/embedded/embedded-database.ts';
import { MIGRATIONS_FOLDER } from '../src/platform/database/migrate.ts';
import { prepareDatabase } from '../src/platform/database/prepare-database.ts';
import { processLives } from './process-lives.ts';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/hamyar-test-database');
const RUN_PREFIX = 'hamyar-test-';

/** A temporary cluster may lose everything in a power cut; autovacuum would block the template while it is copied. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  logging_collector: 'off',
  max_wal_size: '1GB',
};

/** Name of the migrated database that is copied for every test file. */
export const TEMPLATE = 'hamyar_template';

/** Changes when a cached cluster would be different: when the binaries or a migration change. */
function cacheKey(): string {
  const hash = createHash('sha256').update(findBinaries().version);
  for (const file of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Stops and removes what earlier runs left behind when they were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(RUN_PREFIX) ? Number(name.slice(RUN_PREFIX.length)) : Number.NaN;
    if (!Number.isInteger(pid) || pid === process.pid || processLives(pid)) continue;
    const folder = join(tmpdir(), name);
    const postmaster = findPostmaster(join(folder, 'postgres', 'cluster'));
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyFolder(from: string, to: string): void {
  // `cp -a` preserves owners, which the database requires
  const result = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`cp failed: ${result.stderr}`);
}

async function makeCache(folder: string): Promise<void> {
  const work = join(tmpdir(), `${RUN_PREFIX}${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { mode: 0o755 });
  const embedded = await startEmbedded({ dataDir: work, settings: SETTINGS });
  try {
    const template: Connection = { ...embedded.connection, database: TEMPLATE };
    await ensureDatabase(template);
    await prepareDatabase(template, createLog({ level: 'silent' }));
  } finally {
    await embedded.stop();
  }
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  copyFolder(work, `${folder}.new`);
  renameSync(`${folder}.new`, folder);
  rmSync(work, { recursive: true, force: true });
}

/** Starts the PostgreSQL of one test run, with the migrated template. */
export async function startTestCluster(): Promise<EmbeddedDatabase> {
  await removeLeftovers();
  const cached = join(CACHE, cacheKey());
  if (!existsSync(cached)) await makeCache(cached);
  const folder = join(tmpdir(), `${RUN_PREFIX}${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  copyFolder(cached, folder);
  return startEmbedded({ dataDir: folder, settings: SETTINGS });
}

/** Stops the run's PostgreSQL and removes its folder. */
export async function stopTestCluster(embedded: EmbeddedDatabase): Promise<void> {
  await embedded.stop();
  rmSync(join(tmpdir(), `${RUN_PREFIX}${process.pid}`), { recursive: true, force: true });
}
