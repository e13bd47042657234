import type { QueryFilters, TaggableType } from '@hamyar/contracts';
import type { QueryOf, tagList } from '@hamyar/contracts/schemas';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import { searchKeyCompact } from '@hamyar/persian';
import type { TagTable } from './catalog.table.ts';
import { tables } from './tables.ts';

type TagQuery = QueryOf<typeof tagList>;

const COLUMNS = ['id', 'version', 'name', 'color', 'usage_count', 'is_archived', 'created_at'] as const;
/** A tag as it is stored. */
export type TagRecord = Pick<Selectable<TagTable>, (typeof COLUMNS)[number]>;

const FILTERS: FilterTable<QueryFilters<TagQuery>, RawBuilder<SqlBool>> = {
  s: (text) => sql`g.name_norm like ${containing(searchKeyCompact(text))}`,
  is_archived: (archived) => sql`g.is_archived = ${archived}`,
};
const conditions = (query: TagQuery): RawBuilder<SqlBool> =>
  allOf([sql`g.deleted_at is null`, ...filterConditions(FILTERS, query, undefined)]);

/** One page of tags. */
export async function listTags(db: AnyDb, query: TagQuery): Promise<TagRecord[]> {
  const column = {
    name: sql`g.name collate "fa-x-icu"`,
    usage_count: sql`g.usage_count`,
    created_at: sql`g.created_at`,
  }[query.sort_by];
  const { rows } = await sql<TagRecord>`select ${columnList('g', COLUMNS)} from tag g where ${conditions(query)}
    order by ${column} ${sql.raw(query.sort_dir)}, g.name collate "fa-x-icu", g.id limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(
    db,
  );
  return rows;
}

/** Number of tags that match the filters. */
export async function countTags(db: AnyDb, query: TagQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tag g where ${conditions(query)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Tags by their ids, locked in the order of their ids against other writers; deleted ones are left out. */
export const lockTags = (trx: AnyDb, ids: readonly number[]): Promise<TagRecord[]> =>
  tables(trx)
    .selectFrom('tag')
    .select(COLUMNS)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** A tag that is not deleted, or null. */
export async function findTag(db: AnyDb, id: number): Promise<TagRecord | null> {
  const found = tables(db).selectFrom('tag').select(COLUMNS).where('id', '=', id).where('deleted_at', 'is', null);
  return (await found.executeTakeFirst()) ?? null;
}

/** The tag that has this name in some spelling, or null. */
export async function findTagNamed(db: AnyDb, nameNorm: string): Promise<TagRecord | null> {
  const found = tables(db).selectFrom('tag').select(COLUMNS).where('name_norm', '=', nameNorm);
  return (await found.where('deleted_at', 'is', null).executeTakeFirst()) ?? null;
}

/** Inserts a tag. @returns its id */
export async function insertTag(trx: AnyDb, values: Insertable<TagTable>): Promise<number> {
  return (await tables(trx).insertInto('tag').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of tags and increases their versions. */
export async function updateTags(trx: AnyDb, ids: readonly number[], changes: Updateable<TagTable>): Promise<void> {
  await tables(trx)
    .updateTable('tag')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', 'in', [...ids])
    .execute();
}

/** An object that has tags. */
export interface TaggedObject {
  type: TaggableType;
  id: number;
}

/** Gives an object tags that are in use; returns the ids of those that it had not. */
export async function assignTags(trx: AnyDb, { type, id }: TaggedObject, tagIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ tag_id: number }>`insert into tag_assignment (tag_id, taggable_type, taggable_id)
    select id, ${type}, ${id} from tag where id = any(${[...tagIds]}::bigint[]) and deleted_at is null and not is_archived
    order by id on conflict do nothing returning tag_id`.execute(trx);
  return rows.map((row) => row.tag_id);
}

/** Takes tags from an object; returns the ids of those that it had. */
export async function unassignTags(
  trx: AnyDb,
  { type, id }: TaggedObject,
  tagIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ tag_id: number }>`delete from tag_assignment
    where taggable_type = ${type} and taggable_id = ${id} and tag_id = any(${[...tagIds]}::bigint[]) returning tag_id`.execute(
    trx,
  );
  return rows.map((row) => row.tag_id);
}

/** The tags of an object, by name. */
export async function tagsOf(
  db: AnyDb,
  { type, id }: TaggedObject,
): Promise<Pick<TagRecord, 'id' | 'name' | 'color'>[]> {
  const { rows } = await sql<Pick<TagRecord, 'id' | 'name' | 'color'>>`select g.id, g.name, g.color
    from tag_assignment a join tag g on g.id = a.tag_id and g.deleted_at is null
    where a.taggable_type = ${type} and a.taggable_id = ${id} order by g.name collate "fa-x-icu", g.id`.execute(db);
  return rows;
}

/** Number of tags of an object. */
export async function countAssignments(db: AnyDb, { type, id }: TaggedObject): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from tag_assignment where taggable_type = ${type} and taggable_id = ${id}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Gives everything that has one of these tags another one instead; what has both, has it once. */
export async function moveAssignments(trx: AnyDb, from: readonly number[], to: number): Promise<void> {
  await sql`insert into tag_assignment (tag_id, taggable_type, taggable_id)
    select distinct ${to}::bigint, taggable_type, taggable_id from tag_assignment where tag_id = any(${[...from]}::bigint[])
    on conflict do nothing`.execute(trx);
  await tables(trx)
    .deleteFrom('tag_assignment')
    .where('tag_id', 'in', [...from])
    .execute();
}

/** Takes all tags from objects of one kind. */
export async function removeTagsFrom(trx: AnyDb, type: TaggableType, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tables(trx)
    .deleteFrom('tag_assignment')
    .where('taggable_type', '=', type)
    .where('taggable_id', 'in', [...ids])
    .execute();
}

/** Those of these tags that may be given. */
export async function usableTags(db: AnyDb, tagIds: readonly number[]): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('tag')
    .select('id')
    .where('id', 'in', [...tagIds])
    .where('deleted_at', 'is', null)
    .where('is_archived', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}
