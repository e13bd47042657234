import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { REPORTS } from '@hamyar/contracts';
import { startServerProcess } from '../../test/server-process.ts';
import { rebuildRollup } from '../../src/modules/reports/public.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { openDb, openPool, type Db } from '../../src/platform/database/pool.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { caller } from '../desk/client.ts';
import { openRoles, type Role } from '../desk/people.ts';
import { seededFolder, type BenchSize } from '../desk/seeded-data-folder.ts';
import { publish, table } from '../report.ts';

const ZONE = 'Asia/Tehran';
const ROUNDS = 9;
const EXPORTED = 100_000;
/** Seconds of the log, which has a line or two in each, that are taken as a file: workbooks have a limit. */
const EXPORTED_AS = { csv: EXPORTED, xlsx: 40_000, xls: 12_000 };
const ROUTE = '/api/ticket/:id';
const STAFF: readonly Role[] = ['full admin', 'branch admin', 'department admin', 'employee'];
/** A filter that a tenth of the tickets and more fit. */
const SERVICE = 'service_ids[]=1';

/** Resident memory of a process in MB, now. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

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

async function fillLog(db: Db): Promise<void> {
  await sql`insert into request_log (at, request_id, method, route, status, body_status, duration_ms, user_id, role, ip, user_agent)
    select now() - n * interval '1 second', 'bench' || n, 'GET', ${ROUTE}, 200, 'OK', n % 300, 1, 'employee', '10.0.0.1', 'Mozilla/5.0 (X11; Linux x64)'
    from generate_series(1, ${sql.lit(EXPORTED)}) as n where not exists (select from request_log where request_id = 'bench1')`.execute(
    db,
  );
}

/** Seconds, bytes and memory of the server's growth while the newest part of the log is taken as a file. */
async function exportLog(
  address: string,
  token: string,
  pid: number,
  { format, span, newest }: { format: string; span: number; newest: number },
): Promise<string> {
  const before = memoryOf(pid);
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(pid))), 50);
  let bytes = 0;
  // the calls of this benchmark are not among them
  const query = new URLSearchParams({ route: ROUTE, from_date: String(newest - span), to_date: String(newest) });
  const took = await seconds(async () => {
    const response = await fetch(`${address}/api/getLogs/export?format=${format}&${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok || !response.body)
      throw new Error(`the export answered ${response.status}: ${await response.text()}`);
    for await (const piece of response.body) bytes += (piece as Uint8Array).length;
  });
  clearInterval(watch);
  return `${took.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, memory +${(highest - before).toFixed(0)} MB`;
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
    await fillLog(db);
    const newest = Math.floor(Date.now() / 1_000);
    for (const [format, span] of Object.entries(EXPORTED_AS))
      cells.set(
        `${span.toLocaleString('en')} seconds of the request log as ${format}`,
        await exportLog(server.address, tokens['full admin'], server.child.pid ?? 0, { format, span, newest }),
      );
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
    'Reports',
    [
      `${contents} contents a ticket. Wall milliseconds of a single client over loopback, the medians of all eleven reports added; in brackets the slowest of them.`,
      table(
        ['', ...results.map(({ tickets }) => tickets.toLocaleString('en'))],
        names.map((name) => [name, ...results.map(({ cells }) => cells.get(name) ?? '–')]),
      ),
    ].join('\n\n'),
  );
}
