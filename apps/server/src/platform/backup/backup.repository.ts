import type { PoolClient } from 'pg';
import type { BackupManifest } from './backup-manifest.ts';

/** One table that is backed up. */
export interface BackupTable {
  name: string;
  /** Generated columns are computed again by the restored table. */
  columns: string[];
  references: string[];
}

/**
 * Not in a backup: data of the running installation. Transaction numbers in `socket_event` are meaningless in another
 * cluster, nodes are processes, calls are counted for an hour, `listed_name_change` is about rows in their memory, and
 * the migrations themselves write the migration tables.
 */
const EXCLUDED_TABLES = [
  'call_count',
  'kysely_migration',
  'kysely_migration_lock',
  'listed_name_change',
  'node',
  'socket_event',
];

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (columns: readonly string[]) => columns.map(quote).join(', ');

/** All our tables, referenced ones first. Throws when references form a cycle. */
export async function listTables(client: PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct r.relname::text) from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid), '{}') as references
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  return sortByReferences(rows.filter(({ name }) => !EXCLUDED_TABLES.includes(name)));
}

function sortByReferences(tables: BackupTable[]): BackupTable[] {
  const ordered: BackupTable[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const orderedNames = new Set(ordered.map(({ name }) => name));
    const ready = rest.filter(({ references }) => references.every((name) => orderedNames.has(name)));
    if (ready.length === 0)
      throw new Error(`tables reference each other in a circle: ${rest.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** `copy … to` of a whole table in the order of its storage. */
export const copyOut = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) =>
  `copy (select ${list(columns)} from ${quote(name)}) to stdout`;
export const copyIn = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) =>
  `copy ${quote(name)} (${list(columns)}) from stdin`;

/** Gives every following statement of this client the same snapshot of the database. */
export async function beginSnapshot(client: PoolClient): Promise<void> {
  await client.query('begin transaction isolation level repeatable read read only');
}

export async function listMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

export async function listSequences(client: PoolClient): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; last: number }>(`
    select t.relname as table, a.attname as column, s.last_value as last
    from pg_sequences s
    join pg_class q on q.relname = s.sequencename and q.relnamespace = 'public'::regnamespace
    join pg_depend d on d.objid = q.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and d.refobjsubid > 0
    join pg_class t on t.oid = d.refobjid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.schemaname = 'public' and s.last_value is not null order by 1, 2`);
  return rows.filter(({ table }) => !EXCLUDED_TABLES.includes(table));
}

export async function setSequence(
  client: PoolClient,
  { table, column, last }: BackupManifest['sequences'][number],
): Promise<void> {
  await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [`public.${quote(table)}`, column, last]);
}

/** A waiting job, with the fields that the job library needs to add it again. */
export interface BackupJob {
  task: string;
  payload: unknown;
  queue: string | null;
  run_at: string;
  max_attempts: number;
  key: string | null;
  priority: number;
}

export async function listJobs(client: PoolClient): Promise<BackupJob[]> {
  const { rows } = await client.query<BackupJob>(`
    select t.identifier as task, j.payload, q.queue_name as queue, j.run_at::text as run_at, j.max_attempts, j.key, j.priority
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.attempts < j.max_attempts order by j.id`);
  return rows;
}

export async function addJob(client: PoolClient, job: BackupJob): Promise<void> {
  await client.query(
    `select graphile_worker.add_job($1::text, payload => $2::json, queue_name => $3::text, run_at => $4::timestamptz,
    max_attempts => $5::int, job_key => $6::text, priority => $7::int)`,
    [job.task, JSON.stringify(job.payload), job.queue, job.run_at, job.max_attempts, job.key, job.priority],
  );
}

/** Addresses of all stored files that a row refers to. */
export async function listFiles(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `select encode(sha256, 'hex') as hash from file_blob order by 1`,
  );
  return rows.map(({ hash }) => hash);
}

/** Empties the tables that the migrations have filled. */
export async function emptyTables(client: PoolClient, tables: readonly string[]): Promise<void> {
  await client.query(`truncate ${tables.map(quote).join(', ')}`);
}

/** Whether people or tickets are stored already: a restore never mixes two installations. */
export async function hasData(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('public."user"') is not null as found`);
  if (!rows[0]?.found) return false;
  const { rowCount } = await client.query('select 1 from "user" limit 1');
  return (rowCount ?? 0) > 0;
}
