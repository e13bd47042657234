import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { TagAssignmentTable } from './catalog.table.ts';
import { tables } from './tables.ts';

/** Takes all tags from objects of one kind. */
export async function removeTagsFrom(
  trx: AnyDb,
  type: TagAssignmentTable['taggable_type'],
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tables(trx)
    .deleteFrom('tag_assignment')
    .where('taggable_type', '=', type)
    .where('taggable_id', 'in', [...ids])
    .execute();
}

/** Gives an object tags that are in use; returns those that it had not. Unknown ones are left out. */
export async function assignTags(
  trx: AnyDb,
  type: TagAssignmentTable['taggable_type'],
  id: number,
  tagIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`with given as (
      insert into tag_assignment (tag_id, taggable_type, taggable_id)
      select id, ${type}, ${id} from tag where id = any(${[...tagIds]}::bigint[]) and deleted_at is null and not is_archived
      on conflict do nothing returning tag_id),
    counted as (update tag set usage_count = usage_count + 1 where id in (select tag_id from given))
    select id, name from tag where id in (select tag_id from given) order by id`.execute(trx);
  return rows;
}

/** Takes tags from an object; returns those that it had. */
export async function unassignTags(
  trx: AnyDb,
  type: TagAssignmentTable['taggable_type'],
  id: number,
  tagIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`with gone as (
      delete from tag_assignment
      where taggable_type = ${type} and taggable_id = ${id} and tag_id = any(${[...tagIds]}::bigint[]) returning tag_id),
    counted as (update tag set usage_count = greatest(0, usage_count - 1) where id in (select tag_id from gone))
    select id, name from tag where id in (select tag_id from gone) order by id`.execute(trx);
  return rows;
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
