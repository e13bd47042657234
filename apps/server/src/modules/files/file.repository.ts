import type { IdAndName } from '@hamyar/contracts';
import type { fileList, QueryOf } from '@hamyar/contracts/schemas';
import type { Predicate } from '@hamyar/domain';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containsWords } from '../../platform/database/sql-conditions.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import type { FileTable } from './file.table.ts';
import { tables } from './tables.ts';

/** What a list of the manager is asked for. */
export type FileQuery = QueryOf<typeof fileList>;

const SOURCE: PolicySource = { table: 'file', alias: 'f', relations: {} };

const COLUMNS = [
  'id',
  'parent_id',
  'folder',
  'name',
  'visibility',
  'owner_id',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof FileTable)[];

/** A folder or file with the name of its owner. */
export interface FileRecord extends Pick<Selectable<FileTable>, (typeof COLUMNS)[number]> {
  owner: string;
}

const SELECTED = sql`select ${columnList('f', COLUMNS)}, btrim(u.first_name || ' ' || u.last_name) as owner
  from file f join "user" u on u.id = f.owner_id`;

/** A keyword searches everywhere, without one a folder is shown. */
const conditions = (scope: Predicate, { keyword, parent_id }: FileQuery): RawBuilder<SqlBool> =>
  allOf([
    predicateToSql(scope, SOURCE),
    keyword === undefined
      ? sql<SqlBool>`coalesce(f.parent_id, 0) = ${parent_id ?? 0}`
      : (containsWords(keyword, [sql`f.name_norm`]) ?? sql<SqlBool>`true`),
  ]);

function order({ sort_by, sort_dir }: FileQuery): RawBuilder<unknown> {
  const column = {
    name: sql`f.name collate "fa-x-icu"`,
    created_at: sql`f.created_at`,
    updated_at: sql`f.updated_at`,
  }[sort_by];
  return sql`f.folder desc, ${column} ${sql.raw(sort_dir)}, f.id ${sql.raw(sort_dir)}`;
}

/** One page of a folder, or of what is found. */
export async function listFiles(db: AnyDb, scope: Predicate, query: FileQuery): Promise<FileRecord[]> {
  const { rows } = await sql<FileRecord>`${SELECTED} where ${conditions(scope, query)}
    order by ${order(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  return rows;
}

/** Number of rows of a folder, or of what is found. */
export async function countFiles(db: AnyDb, scope: Predicate, query: FileQuery): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from file f where ${conditions(scope, query)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One folder or file in the scope, or null; with `lock` nobody else can change it until the transaction ends. */
export async function findFile(db: AnyDb, scope: Predicate, id: number, lock = false): Promise<FileRecord | null> {
  const { rows } = await sql<FileRecord>`${SELECTED}
    where f.id = ${id} and ${predicateToSql(scope, SOURCE)} ${lock ? sql`for update of f` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes other changes of the tree wait until the transaction ends: what was checked of a folder holds when something is
 * put into it, and moves do not end in a deadlock.
 */
export async function lockTree(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('file tree'))`.execute(trx);
}

/** A folder on the way to another one. */
export interface PathFolder extends IdAndName {
  visible: boolean;
}

/** The folders above a row, the highest first, and the row itself at the end; each with whether it is in the scope. */
export async function pathTo(db: AnyDb, id: number, scope: Predicate): Promise<PathFolder[]> {
  const { rows } = await sql<PathFolder>`
    with recursive up as (
      select id, parent_id, 0 as level from file where id = ${id}
      union all select p.id, p.parent_id, up.level + 1 from file p join up on p.id = up.parent_id)
    select f.id, f.name, ${predicateToSql(scope, SOURCE)} as visible
      from up join file f on f.id = up.id order by up.level desc`.execute(db);
  return rows;
}

/** How many folders are inside each other below a folder, itself included; 0 of a file. */
export async function heightOf(db: AnyDb, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with recursive down as (
      select id, 1 as level from file where id = ${id} and folder
      union all select c.id, down.level + 1 from file c join down on c.parent_id = down.id
        where c.folder and c.deleted_at is null)
    select coalesce(max(level), 0) as n from down`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Number of rows directly in a folder, whoever may see them. */
export async function countChildren(db: AnyDb, id: number): Promise<number> {
  const { n } = await tables(db)
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Adds a folder. @returns its id */
export async function insertFile(trx: AnyDb, values: Insertable<FileTable>): Promise<number> {
  return (await tables(trx).insertInto('file').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns and raises the version. */
export async function updateFile(trx: AnyDb, id: number, changes: Updateable<FileTable>): Promise<void> {
  await tables(trx)
    .updateTable('file')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
