import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startServerProcess, type ServerProcess } from '../../test/server-process.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { randomOf, type Random } from '../../seeds/random.ts';
import type { Db } from '../../src/platform/database/pool.ts';
import { openDesk } from './desk.ts';
import { startWriters, type Acknowledged } from './writers.ts';

/** What was acknowledged in one run; each of the last five must be 0. */
export interface StoredResult {
  tickets: number;
  contents: number;
  lostTickets: number;
  lostContents: number;
  doubled: number;
  torn: number;
  lockedJobs: number;
}

export interface ServerKillResult extends StoredResult {
  kills: number;
  databaseKills: number;
}

const WRITERS = 8;
/** After this many kills of the product, the database server is killed too. */
const DATABASE_TOO = 5;
/** Seconds after which nothing that a killed process had locked is locked any more. */
export const UNLOCKED_WITHIN = 15;

export interface KillOptions {
  progress?: (line: string) => void;
  /** Seconds, where a busy machine is no failure. */
  unlockedWithin?: number;
}

/**
 * Kills the real server with -9 while people write, starts it again each time, and counts what is missing or stored
 * twice.
 */
export async function runServerKills(
  kills: number,
  seed: string,
  { progress = () => {}, unlockedWithin = UNLOCKED_WITHIN }: KillOptions = {},
): Promise<ServerKillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-kill-'));
  chmodSync(dataDir, 0o755);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  let server: ServerProcess = await startServerProcess(env);
  const embedded = await startEmbedded({ dataDir });
  const desk = await openDesk(embedded.connection);
  const { acknowledged, finish } = startWriters(desk, () => server.address, WRITERS, seed);
  const random = randomOf(`${seed} kills`);
  let databaseKills = 0;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await busy(acknowledged, random);
      await server.end('SIGKILL');
      if (kill % DATABASE_TOO === 0) {
        process.kill((await startEmbedded({ dataDir })).pid, 'SIGKILL');
        databaseKills += 1;
      }
      server = await startServerProcess(env);
      if (kill % 10 === 0)
        progress(`${kill} kills, ${acknowledged.tickets.size + acknowledged.contents.size} writes acknowledged`);
    }
    await finish();
    return { kills, databaseKills, ...(await compare(desk.db, acknowledged, unlockedWithin)) };
  } finally {
    await desk.close();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Waits until a few more writes are acknowledged, so that every kill happens while the server works. */
export async function busy(acknowledged: Acknowledged, random: Random): Promise<void> {
  const total = () => acknowledged.tickets.size + acknowledged.contents.size + acknowledged.refused;
  const enough = total() + random.int(5, 45);
  while (total() < enough) await sleep(2);
  await sleep(random.int(0, 20));
}

/** Counts what was acknowledged and is missing, stored twice or half-written, and the jobs that stay locked. */
export async function compare(
  db: Db,
  { tickets, contents }: Acknowledged,
  unlockedWithin: number,
): Promise<StoredResult> {
  const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n ?? 0;
  const missing = (table: 'ticket' | 'ticket_content', said: Map<string, number>) =>
    count(sql<{ n: number }>`
    select count(*) as n from unnest(${[...said.keys()]}::uuid[], ${[...said.values()]}::bigint[]) as said (key, id)
    where not exists (select 1 from ${sql.table(table)} t where t.id = said.id and t.client_key = said.key)`);
  const doubled = await count(sql<{ n: number }>`
    select (select count(*) - count(distinct client_key) from ticket) + (select count(*) - count(distinct client_key) from ticket_content where client_key is not null) as n`);
  const torn = await count(sql<{ n: number }>`
    select count(*) as n from ticket t left join lateral (select count(*) as n, max(seq) as top, count(distinct seq) as seqs from ticket_content c where c.ticket_id = t.id) c on true
    where c.n = 0 or c.top <> t.last_seq or c.seqs <> c.n or c.top <> c.n`);
  let lockedJobs = Number.NaN;
  for (let second = 0; second < unlockedWithin && lockedJobs !== 0; second += 1) {
    await sleep(1000);
    lockedJobs = await count(
      sql<{
        n: number;
      }>`select count(*) as n from graphile_worker._private_jobs where locked_at < now() - interval '10 seconds'`,
    );
  }
  return {
    tickets: tickets.size,
    contents: contents.size,
    lostTickets: await missing('ticket', tickets),
    lostContents: await missing('ticket_content', contents),
    doubled,
    torn,
    lockedJobs,
  };
}
