import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startServerProcess, type ServerProcess } from '../../test/server-process.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import type { Db } from '../../src/platform/database/pool.ts';
import { openDesk } from './desk.ts';
import { startWriters, type Acknowledged } from './writers.ts';

/** Counts of one run; each of the last five must be 0. */
export interface ServerKillResult {
  kills: number;
  databaseKills: number;
  tickets: number;
  contents: number;
  lostTickets: number;
  lostContents: number;
  doubled: number;
  torn: number;
  lockedJobs: number;
}

const WRITERS = 8;
/** After this many kills of the product, the database server is killed too. */
const DATABASE_TOO = 5;

/**
 * Kills the real server with -9 while people write, starts it again each time, and counts what is missing or stored
 * twice.
 */
export async function runServerKills(
  kills: number,
  progress: (line: string) => void = () => {},
): Promise<ServerKillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-kill-'));
  chmodSync(dataDir, 0o755);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  let server: ServerProcess = await startServerProcess(env);
  const embedded = await startEmbedded({ dataDir });
  const desk = await openDesk(embedded.connection);
  const { acknowledged, finish } = startWriters(desk, () => server.address, WRITERS);
  let databaseKills = 0;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await busy(acknowledged);
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
    return { kills, databaseKills, ...(await compare(desk.db, acknowledged)) };
  } finally {
    await desk.close();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Waits until a few more writes are acknowledged, so that every kill happens while the server works. */
async function busy(acknowledged: Acknowledged): Promise<void> {
  const total = () => acknowledged.tickets.size + acknowledged.contents.size + acknowledged.refused;
  const enough = total() + 5 + Math.random() * 40;
  while (total() < enough) await sleep(2);
  await sleep(Math.random() * 20);
}

async function compare(
  db: Db,
  { tickets, contents }: Acknowledged,
): Promise<Omit<ServerKillResult, 'kills' | 'databaseKills'>> {
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
  // locks of a killed process are removed within 15 seconds
  let lockedJobs = Number.NaN;
  for (let second = 0; second < 15 && lockedJobs !== 0; second += 1) {
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
