import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startServerProcess } from '../../test/server-process.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.ts';
import type { Db } from '../../src/platform/database/pool.ts';
import { randomOf } from '../../seeds/random.ts';
import { openDesk } from './desk.ts';
import { busy, compare, UNLOCKED_WITHIN, type KillOptions, type StoredResult } from './server-kills.ts';
import { startWriters } from './writers.ts';

/** Counts of one run. `serverEnds` must be 0: the server outlives its database. */
export interface DatabaseKillResult extends StoredResult {
  kills: number;
  /** Times that the server itself ended. */
  serverEnds: number;
  /** Seconds from each kill until the server was ready and had acknowledged another write. */
  away: number[];
}

const WRITERS = 50;
/** Jobs that are added before each kill: so many that the workers are still busy with them when it comes. */
const JOBS = 1_000;

/** Adds jobs that find nothing to do: each begins, reads and ends. */
const addJobs = (db: Db) =>
  sql`select graphile_worker.add_job('ticket.publish', json_build_object('content_id', 0)) from generate_series(1, ${JOBS}::int)`.execute(
    db,
  );

/**
 * Kills the postmaster of the bundled database with -9 while people write and jobs run. Nobody starts anything again:
 * the server has to notice and to recover by itself.
 */
export async function runDatabaseKills(
  kills: number,
  seed: string,
  { progress = () => {}, unlockedWithin = UNLOCKED_WITHIN }: KillOptions = {},
): Promise<DatabaseKillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-away-'));
  chmodSync(dataDir, 0o755);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  let server = await startServerProcess(env);
  const embedded = await startEmbedded({ dataDir });
  const desk = await openDesk(embedded.connection);
  const { acknowledged, finish } = startWriters(desk, () => server.address, WRITERS, seed);
  const random = randomOf(`${seed} database kills`);
  const away: number[] = [];
  let serverEnds = 0;
  const ended = () => server.child.exitCode !== null || server.child.signalCode !== null;
  const ready = () =>
    fetch(`${server.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await addJobs(desk.db);
      await busy(acknowledged, random);
      const { pid } = findPostmaster(embedded.directories.cluster)!;
      process.kill(pid, 'SIGKILL');
      const from = performance.now();
      while (!ended() && ((findPostmaster(embedded.directories.cluster)?.pid ?? pid) === pid || !(await ready())))
        await sleep(20);
      const before = acknowledged.tickets.size + acknowledged.contents.size;
      while (!ended() && acknowledged.tickets.size + acknowledged.contents.size === before) await sleep(20);
      if (ended()) {
        serverEnds += 1;
        server = await startServerProcess(env);
      } else away.push((performance.now() - from) / 1000);
      if (kill % 10 === 0)
        progress(`${kill} kills, ${acknowledged.tickets.size + acknowledged.contents.size} writes acknowledged`);
    }
    await finish();
    return { kills, serverEnds, away, ...(await compare(desk.db, acknowledged, unlockedWithin)) };
  } finally {
    await desk.close();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
