import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import { fromColumn, IS_SEARCHED, type StoredValue } from './custom-value.repository.ts';
import { searchKeyOf, type ValueShape } from './custom-value.rules.ts';

/** How far the search keys of a field's values are what they are to be. */
export interface SearchWork extends ValueShape {
  id: number;
  searched: boolean;
  search_after: number | null;
  search_last: number | null;
}

/** A field whose search keys have to change, locked until the transaction ends; null for one that is deleted for good. */
export async function lockSearchWork(trx: AnyDb, id: number): Promise<SearchWork | null> {
  const { rows } =
    await sql<SearchWork>`select f.id, f.type, f.date_type, ${IS_SEARCHED} as searched, f.search_after, f.search_last
    from custom_field f where f.id = ${id} for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** Writes that the search keys of a field have to change, from the first ticket to the last one that has values. */
export async function beginSearchWork(trx: AnyDb, id: number): Promise<void> {
  await sql`update custom_field set search_after = 0,
      search_last = coalesce((select max(object_id) from custom_value where object_type = 'ticket'), 0) where id = ${id}`.execute(
    trx,
  );
}

/** Writes up to which ticket the search keys are what they are to be; null: all of them are. */
export async function setSearchWork(trx: AnyDb, id: number, after: number | null): Promise<void> {
  await sql`update custom_field set search_after = ${after}::bigint, search_last = case when ${after}::bigint is null then null else search_last end
    where id = ${id}`.execute(trx);
}

/** Which values of tickets: after one ticket, up to another one. */
interface Part {
  after: number;
  upTo: number;
}

const ofPart = ({ id }: SearchWork, { after, upTo }: Part): RawBuilder<SqlBool> =>
  sql`v.object_type = 'ticket' and v.object_id > ${after} and v.object_id <= ${upTo} and v.field_id = ${id}`;

/** Gives the values of a part of the tickets their search keys. */
export async function writeSearchKeys(trx: AnyDb, work: SearchWork, part: Part): Promise<void> {
  const { rows } = await sql<
    StoredValue & { object_id: number }
  >`select v.object_id, v.field_id, v.v_text, v.v_num, null as v_date, v.v_bool, v.v_item
    from custom_value v where ${ofPart(work, part)} order by v.object_id for no key update`.execute(trx);
  const keyed = rows.flatMap((row) => {
    const key = searchKeyOf(work, fromColumn(work, row));
    return key === null ? [] : [{ id: row.object_id, key }];
  });
  if (keyed.length === 0) return;
  await sql`update custom_value v set v_search = n.key
    from unnest(${keyed.map(({ id }) => id)}::bigint[], ${keyed.map(({ key }) => key)}::text[]) as n (object_id, key)
    where v.object_type = 'ticket' and v.object_id = n.object_id and v.field_id = ${work.id} and v.v_search is distinct from n.key`.execute(
    trx,
  );
}

/** Removes the search keys of the values of a part of the tickets. */
export async function removeSearchKeys(trx: AnyDb, work: SearchWork, part: Part): Promise<void> {
  await sql`update custom_value v set v_search = null where ${ofPart(work, part)} and v.v_search is not null`.execute(
    trx,
  );
}

/** Words that are looked for, and the fields that are searched. */
export interface ValueSearch {
  words: readonly string[];
  /** A field that left the search a moment ago is not among them, whatever is still in the index. */
  fieldIds: readonly number[];
}

const matches = ({ words, fieldIds }: ValueSearch): RawBuilder<SqlBool> =>
  allOf([
    sql`v.object_type = 'ticket' and v.field_id = any(${[...fieldIds]}::bigint[])`,
    ...words.map((word) => sql<SqlBool>`v.v_search like ${containing(word)}`),
  ]);

/** SQL: the ids of tickets with a value that contains every word. */
export const ticketsWithWords = (search: ValueSearch): RawBuilder<{ id: number }> =>
  sql`select v.object_id as id from custom_value v where ${matches(search)}`;

/**
 * SQL: the ticket, named by the column of its id, has a value that contains every word. The values of this ticket are
 * tested one by one: the offset keeps the planner from collecting the matches of all tickets.
 */
export const hasWords = (idColumn: string, search: ValueSearch): RawBuilder<SqlBool> =>
  sql`exists (select 1 from custom_value v where v.object_id = ${sql.ref(idColumn)} and ${matches(search)} offset 0)`;
