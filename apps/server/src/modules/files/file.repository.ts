import type { FileVisibility, IdAndName } from '@hamyar/contracts';
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
  'public_key',
] as const satisfies readonly (keyof FileTable)[];

/** A folder or file with the name of its owner, and with what is known of its content; nulls of a folder. */
export interface FileRecord extends Pick<Selectable<FileTable>, (typeof COLUMNS)[number]> {
  owner: string;
  attachment_id: number | null;
  mime: string | null;
  size: number | null;
  extension: string | null;
  width: number | null;
  height: number | null;
  /** Beginning of the hash of its small picture. */
  thumbnail: string | null;
}

const CONTENT = sql`left join attachment a on a.context = 'file' and a.context_id = f.id and a.deleted_at is null`;
const THUMBNAIL = sql`left join attachment t
  on t.context = 'file_thumbnail' and t.context_id = f.id and t.deleted_at is null`;
const SELECTED = sql`select ${columnList('f', COLUMNS)}, btrim(u.first_name || ' ' || u.last_name) as owner,
    a.id as attachment_id, a.mime, a.size, a.extension, a.width, a.height, left(encode(t.sha256, 'hex'), 16) as thumbnail
  from file f join "user" u on u.id = f.owner_id ${CONTENT} ${THUMBNAIL}`;

/** A keyword searches everywhere, without one a folder is shown. */
const conditions = (scope: Predicate, { keyword, parent_id, ids, only, extensions }: FileQuery): RawBuilder<SqlBool> =>
  allOf([
    predicateToSql(scope, SOURCE),
    keyword === undefined
      ? sql<SqlBool>`coalesce(f.parent_id, 0) = ${parent_id ?? 0}`
      : (containsWords(keyword, [sql`f.name_norm`]) ?? sql<SqlBool>`true`),
    ...(ids === undefined ? [] : [sql<SqlBool>`f.id = any(${ids}::bigint[])`]),
    ...(only === undefined ? [] : [sql<SqlBool>`f.folder = ${only === 'folders'}`]),
    ...(extensions === undefined ? [] : [sql<SqlBool>`(f.folder or a.extension = any(${extensions}))`]),
  ]);

function order({ sort_by, sort_dir }: FileQuery): RawBuilder<unknown> {
  const name = sql`f.name collate "fa-x-icu"`;
  const columns = {
    name: [name],
    size: [sql`a.size`, name],
    type: [sql`a.extension`, name],
    created_at: [sql`f.created_at`],
    updated_at: [sql`f.updated_at`],
  }[sort_by];
  const directed = [...columns, sql`f.id`].map((column) => sql`${column} ${sql.raw(sort_dir)}`);
  return sql`f.folder desc, ${sql.join(directed)}`;
}

/** One page of a folder, or of what is found. */
export async function listFiles(db: AnyDb, scope: Predicate, query: FileQuery): Promise<FileRecord[]> {
  const { rows } = await sql<FileRecord>`${SELECTED} where ${conditions(scope, query)}
    order by ${order(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  return rows;
}

/** Number of rows of a folder, or of what is found. */
export async function countFiles(db: AnyDb, scope: Predicate, query: FileQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n
    from file f ${query.extensions === undefined ? sql`` : CONTENT} where ${conditions(scope, query)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One folder or file in the scope, or null; with `lock` nobody else can change it until the transaction ends. */
export async function findFile(db: AnyDb, scope: Predicate, id: number, lock = false): Promise<FileRecord | null> {
  const { rows } = await sql<FileRecord>`${SELECTED}
    where f.id = ${id} and ${predicateToSql(scope, SOURCE)} ${lock ? sql`for update of f` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Of these folders what decides who sees them; without those that are gone. */
export async function foldersForRights(
  db: AnyDb,
  ids: readonly number[],
): Promise<{ id: number; visibility: FileVisibility; owner_id: number }[]> {
  return tables(db)
    .selectFrom('file')
    .select(['id', 'visibility', 'owner_id'])
    .where('id', 'in', [...ids])
    .where('folder', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The folder or file with this name in a folder, whoever may see it. Names are compared without case. */
export async function findByName(
  db: AnyDb,
  parentId: number | null,
  name: string,
): Promise<{ id: number; folder: boolean } | null> {
  const { rows } = await sql<{ id: number; folder: boolean }>`select f.id, f.folder from file f
    where coalesce(f.parent_id, 0) = ${parentId ?? 0} and lower(f.name) = lower(${name}) and f.deleted_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Those of the names that a folder has, in lower case. */
export async function takenNames(db: AnyDb, parentId: number | null, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select lower(f.name) as name from file f
    where coalesce(f.parent_id, 0) = ${parentId ?? 0} and f.deleted_at is null
      and lower(f.name) in (select lower(wanted) from unnest(${[...names]}::text[]) as wanted)`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** A public file by the key of its address; its id and its name now. */
export async function findPublicFile(db: AnyDb, key: string): Promise<IdAndName | null> {
  const file = await tables(db)
    .selectFrom('file')
    .select(['id', 'name'])
    .where('public_key', '=', key)
    .where('visibility', '=', 'public')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return file ?? null;
}

/** What is in a folder and in the folders below it, as far as it is in the scope. */
export async function contentsOf(
  db: AnyDb,
  scope: Predicate,
  id: number,
): Promise<{ folders: number; files: number; size: number }> {
  const { rows } = await sql<{ folders: number; files: number; size: number }>`
    with recursive down as (
      select f.id, f.folder from file f where f.parent_id = ${id} and ${predicateToSql(scope, SOURCE)}
      union all select f.id, f.folder from file f join down on f.parent_id = down.id
        where ${predicateToSql(scope, SOURCE)})
    select count(*) filter (where f.folder)::int as folders, count(*) filter (where not f.folder)::int as files,
      coalesce(sum(a.size), 0)::bigint as size
      from down f ${CONTENT}`.execute(db);
  return rows[0]!;
}

/** SQL: whether the row that has this `attachment` row exists. */
export const fileHasContent = (content: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from file f where f.id = ${sql.ref(`${content}.context_id`)})`;

/** Adds a folder or file. @returns its id */
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
