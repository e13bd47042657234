import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DemoRows, DemoValue } from '../src/platform/demo/demo-data.ts';
import { CONTENT_COLUMNS } from './table-rows.ts';

export type Client = pg.PoolClient;

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One value in the text format of COPY. */
function copyText(value: DemoValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (Array.isArray(value))
    return `{${(value as readonly (number | string)[]).map((v) => (typeof v === 'number' ? String(v) : `"${v.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`.replace(
      /\\/g,
      '\\\\',
    );
  return (value as string).replace(/[\\\n\r\t]/g, (c) => ESCAPES[c] ?? c);
}

const CHUNK = 1_000;

function* lines(rows: readonly DemoValue[][]): Generator<string> {
  for (let i = 0; i < rows.length; i += CHUNK) {
    yield rows
      .slice(i, i + CHUNK)
      .map((row) => `${row.map(copyText).join('\t')}\n`)
      .join('');
  }
}

/** Copies rows into a table, or sets a reference of rows that exist. Table and column names come only from this folder, never from input. */
export async function copyRows(client: Client, { table, columns, rows, existing }: DemoRows): Promise<void> {
  if (rows.length === 0) return;
  if (existing) {
    for (const row of rows)
      await client.query(`update "${table}" set "${columns[1]}" = $2 where "${columns[0]}" = $1`, row);
    return;
  }
  const names = columns.map((c) => `"${c}"`).join(', ');
  await pipeline(
    Readable.from(lines(rows), { objectMode: false }),
    client.query(copyFrom(`copy "${table}" (${names}) from stdin`)),
  );
}

/** Hashes of the contents that have a row. */
export async function storedHashes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(`select encode(sha256, 'hex') as hash from file_blob`);
  return rows.map(({ hash }) => hash);
}

/** Creates the staging table through which conversations are copied. */
export async function openStaging(client: Client): Promise<void> {
  const columns = CONTENT_COLUMNS.map((c) => `"${c}"`).join(', ');
  await client.query(`create temporary table seed_content as select ${columns} from ticket_content where false`);
}

/**
 * Copies conversations; the database stores a search key where one is needed, exactly as for the application's own
 * writes.
 */
export async function copyContents(client: Client, rows: DemoValue[][]): Promise<void> {
  const columns = CONTENT_COLUMNS.map((c) => `"${c}"`).join(', ');
  await copyRows(client, { table: 'seed_content', columns: CONTENT_COLUMNS, rows });
  const stored = CONTENT_COLUMNS.map((c) =>
    c === 'search_key' ? 'search_key_beside(body_html, search_key)' : `"${c}"`,
  ).join(', ');
  await client.query(`insert into ticket_content (${columns}) select ${stored} from seed_content`);
  await client.query('truncate seed_content');
}

/** Sets the id sequences of the company's tables and of `more` to continue after the copied ids. */
export async function continueIds(client: Client, more: readonly string[]): Promise<void> {
  for (const table of [
    'branch',
    'customer_level',
    'organization',
    'user',
    'role',
    'department',
    'service',
    'ticket_category',
    'tag',
    'ticket',
    'ticket_content',
    'attachment',
    ...more,
  ]) {
    await client.query(
      `select setval(pg_get_serial_sequence('"${table}"', 'id'), coalesce((select max(id) from "${table}"), 0) + 1, false)`,
    );
  }
}

/** Sets what is counted from the copied rows: ticket numbers of each month and how often tags are used. */
export async function continueCounters(client: Client): Promise<void> {
  await client.query(`insert into ticket_number_counter (month, last)
    select '14' || left(number, 2) || '-' || substr(number, 3, 2), max(substr(number, 6, 6)::int) from ticket group by 1
    on conflict (month) do update set last = excluded.last`);
  await client.query(`insert into ticket_number_stem (stem, last)
    select left(number, 4), max(substr(number, 6, 6)::int) from ticket group by 1
    on conflict (stem) do update set last = excluded.last`);
  await client.query(`update tag set usage_count = (select count(*) from tag_assignment a where a.tag_id = tag.id)`);
}

/** Whether the database contains nothing that could be mixed with a demo company. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'select not exists (select 1 from "user") and not exists (select 1 from branch) as empty',
  );
  return (rows[0] as { empty: boolean }).empty;
}

const BULK_TABLES = ['ticket', 'ticket_content'];

/** How to restore what {@link dropForBulk} removed. */
export interface Dropped {
  indexes: string[];
  constraints: string[];
}

/**
 * Removes indexes and foreign keys of the two large tables, so that a million rows are copied without updating them.
 */
export async function dropForBulk(client: Client): Promise<Dropped> {
  const { rows: constraints } = await client.query<{ relation: string; name: string; definition: string }>(
    `select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`,
    [BULK_TABLES],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))`,
    [BULK_TABLES],
  );
  for (const { relation, name } of constraints) await client.query(`alter table ${relation} drop constraint "${name}"`);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  return {
    indexes: indexes.map((i) => i.definition),
    constraints: constraints.map((c) => `alter table ${c.relation} add constraint "${c.name}" ${c.definition}`),
  };
}

/** Builds the indexes and checks the foreign keys again. `onStep` is called with a description of each step. */
export async function restoreAfterBulk(
  client: Client,
  dropped: Dropped,
  onStep: (what: string) => void,
): Promise<void> {
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const definition of [...dropped.indexes, ...dropped.constraints]) {
    onStep(/(?:INDEX|constraint) "?(\w+)/.exec(definition)?.[1] ?? definition);
    await client.query(definition);
  }
}
