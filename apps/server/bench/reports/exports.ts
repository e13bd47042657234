import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/pool.ts';
import { caller } from '../desk/client.ts';
import { watchMemory } from '../memory.ts';

const ROWS = 100_000;
/** As many as an .xls may have. */
const XLS_ROWS = 30_000;
const FORMATS = { csv: ROWS, xlsx: ROWS, xls: XLS_ROWS };
/** Of no call that the product has, so that there are exactly these lines. */
const ROUTE = '/api/bench/:id';
const COLUMNS = ['number', 'subject', 'customer', 'organization', 'status', 'department', 'owner', 'created_at'];

/** Who asks which server for files. */
interface Target {
  address: string;
  token: string;
  /** Process of the server. */
  pid: number;
  db: Db;
}

const count = (rows: number): string => rows.toLocaleString('en');

/** Seconds, bytes and memory by which the server grows meanwhile. */
async function costOf(pid: number, work: () => Promise<number>): Promise<string> {
  const grown = watchMemory(pid);
  const started = performance.now();
  const bytes = await work();
  const seconds = (performance.now() - started) / 1_000;
  return `${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, memory +${grown().toFixed(0)} MB`;
}

/** Reads a file and forgets it. @returns its bytes */
async function download({ address, token }: Target, path: string): Promise<number> {
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += (piece as Uint8Array).length;
  return bytes;
}

async function fillLog(db: Db): Promise<number> {
  const { rows } = await sql<{
    newest: number;
  }>`with one as (select floor(extract(epoch from now()))::int as now), added as (
    insert into request_log (at, request_id, method, route, status, body_status, duration_ms, user_id, role, ip, user_agent)
      select to_timestamp(one.now - n), 'bench' || n, 'GET', ${ROUTE}, 200, 'OK', n % 300, 1, 'employee', '10.0.0.1', 'Mozilla/5.0 (X11; Linux x64)'
      from one, generate_series(1, ${sql.lit(ROWS)}) as n) select now as newest from one`.execute(db);
  return rows[0]!.newest;
}

/** The request log as a file of each format. */
async function exportLog(target: Target): Promise<[string, string][]> {
  await sql`delete from request_log where route = ${ROUTE}`.execute(target.db);
  const newest = await fillLog(target.db);
  const cells: [string, string][] = [];
  for (const [format, rows] of Object.entries(FORMATS)) {
    const query = new URLSearchParams({
      format,
      route: ROUTE,
      from_date: String(newest - rows),
      to_date: String(newest),
    });
    const cost = await costOf(target.pid, () => download(target, `/api/getLogs/export?${query}`));
    cells.push([`${count(rows)} lines of the request log as ${format}`, cost]);
  }
  return cells;
}

interface Ordered {
  data: { key: string; rows: number; batch_id: number | null };
}

/** The newest tickets as a file of each format: written by a batch, then downloaded. */
async function exportTickets(target: Target): Promise<[string, string][]> {
  const client = caller(target.address, target.token);
  const cells: [string, string][] = [];
  for (const [format, rows] of Object.entries(FORMATS)) {
    const { rows: found } = await sql<{ at: number }>`select extract(epoch from created_at)::int as at from ticket
      where deleted_at is null order by created_at desc offset ${sql.lit(rows - 1)} limit 1`.execute(target.db);
    if (!found[0]) continue;
    let written = 0;
    const cost = await costOf(target.pid, async () => {
      const started = performance.now();
      const body = { format, columns: COLUMNS, created_from: found[0]!.at, later: true };
      const { data } = await client.post<Ordered>('/api/ticketExport', body);
      written = data.rows;
      while (
        (await client.get<{ data: { state: string } }>(`/api/ticketExport/${data.batch_id}`)).data.state === 'making'
      )
        await sleep(200);
      process.stderr.write(
        `  ${written} tickets written after ${((performance.now() - started) / 1_000).toFixed(1)} s\n`,
      );
      return download(target, `/api/ticketExport/${data.key}/file`);
    });
    cells.push([`${count(written)} tickets as ${format}`, cost]);
  }
  return cells;
}

/** Measures files of many rows: time, bytes and memory of the server. */
export async function measureExports(target: Target): Promise<[name: string, cell: string][]> {
  return [...(await exportLog(target)), ...(await exportTickets(target))];
}
