import { sql } from 'kysely';
import { REPORTS } from '@hamyar/contracts';
import { startServerProcess } from '../../test/server-process.ts';
import { rebuildRollup } from '../../src/modules/reports/public.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { openDb, openPool } from '../../src/platform/database/pool.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { caller } from '../desk/client.ts';
import { openRoles, type Role } from '../desk/people.ts';
import { seededFolder, type BenchSize } from '../desk/seeded-data-folder.ts';
import { publish, table } from '../report.ts';
import { measureExports } from './exports.ts';

const ZONE = 'Asia/Tehran';
const ROUNDS = 9;
const STAFF: readonly Role[] = ['full admin', 'branch admin', 'department admin', 'employee'];
/** A filter that a tenth of the tickets and more fit. */
const SERVICE = 'service_ids[]=1';

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** Milliseconds of all eleven reports one after the other, and the slowest of them. */
async function elevenReports(address: string, token: string, query: string): Promise<{ all: number; slowest: string }> {
  const client = caller(address, token);
  const times = new Map<string, number[]>(REPORTS.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of REPORTS) {
      const took = await seconds(() => client.get(`/api/${name}${query}`));
      if (round > 0) times.get(name)!.push(took * 1_000);
    }
  const medians = [...times].map(([name, all]) => ({ name, ms: median(all) }));
  const slowest = medians.reduce((a, b) => (b.ms > a.ms ? b : a));
  return {
    all: medians.reduce((sum, { ms }) => sum + ms, 0),
    slowest: `${slowest.name} ${slowest.ms.toFixed(0)}`,
  };
}

async function measureSize({ tickets, contents }: BenchSize): Promise<{ tickets: number; cells: Map<string, string> }> {
  process.stderr.write(`  ${tickets} tickets\n`);
  const { dataDir } = await seededFolder({ tickets, contents });
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const embedded = await startEmbedded({ dataDir });
  const log = createLog({ level: 'silent' });
  const db = openDb(openPool(embedded.connection, { max: 2, statementTimeout: 0, name: 'bench', log }));
  const cells = new Map<string, string>();
  try {
    const tokens = await openRoles(db);
    const rebuild = await seconds(() => rebuildRollup({ db, clock: systemClock }, ZONE));
    cells.set('rebuild of the rollup, s', rebuild.toFixed(1));
    await sql`vacuum analyze ticket_daily`.execute(db);
    const { rows } = await sql<{ rows: number; mb: number }>`
      select count(*)::int as rows, (pg_total_relation_size('ticket_daily') / 1048576)::int as mb from ticket_daily`.execute(
      db,
    );
    cells.set('rows of the rollup', `${rows[0]!.rows.toLocaleString('en')} (${rows[0]!.mb} MB)`);
    for (const role of STAFF) {
      const { all, slowest } = await elevenReports(server.address, tokens[role], '');
      cells.set(`eleven reports of a year, ${role}, ms (slowest)`, `${all.toFixed(0)} (${slowest})`);
    }
    for (const role of STAFF) {
      const { all, slowest } = await elevenReports(server.address, tokens[role], `?${SERVICE}`);
      cells.set(`the same of one service, ${role}`, `${all.toFixed(0)} (${slowest})`);
    }
    const target = { address: server.address, token: tokens['full admin'], pid: server.child.pid ?? 0, db };
    for (const [name, cell] of await measureExports(target)) cells.set(name, cell);
    return { tickets, cells };
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
  }
}

/** Measures the eleven reports as each role, the rebuild of their rollup, and files of 100,000 rows, at each size. */
export async function benchReports({ sizes, contents }: { sizes: readonly number[]; contents: number }): Promise<void> {
  const results: Awaited<ReturnType<typeof measureSize>>[] = [];
  for (const size of sizes) results.push(await measureSize({ tickets: size, contents }));
  const names = [...(results[0]?.cells.keys() ?? [])];
  publish(
    `Reports, ${contents} contents a ticket`,
    [
      `Wall milliseconds of a single client over loopback, the medians of all eleven reports added; in brackets the slowest of them. Memory of an export is what the server process has grown by, at most.`,
      table(
        ['', ...results.map(({ tickets }) => tickets.toLocaleString('en'))],
        names.map((name) => [name, ...results.map(({ cells }) => cells.get(name) ?? '–')]),
      ),
    ].join('\n\n'),
  );
}
