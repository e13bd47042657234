import type { Predicate } from '@hamyar/domain';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { tables } from './tables.ts';
import type { PersonalNoteTable } from './todo.table.ts';

const SOURCE: PolicySource = { table: 'personal_note', alias: 'n', relations: {} };
const COLUMNS = [
  'id',
  'version',
  'title',
  'body',
  'color',
  'pinned',
  'updated_at',
] as const satisfies readonly (keyof PersonalNoteTable)[];

/** A note of a person. */
export type PersonalNoteRecord = Pick<Selectable<PersonalNoteTable>, (typeof COLUMNS)[number]>;

/** The notes of a scope in their order, pinned ones first; with `lock` nobody moves them until the transaction ends. */
export async function listPersonalNotes(db: AnyDb, scope: Predicate, lock = false): Promise<PersonalNoteRecord[]> {
  const { rows } = await sql<PersonalNoteRecord>`
    select ${columnList('n', COLUMNS)} from personal_note n where ${predicateToSql(scope, SOURCE)}
    order by n.pinned desc, n."order", n.id ${lock ? sql`for update of n` : sql``}`.execute(db);
  return rows;
}

/** One note of a scope, or null; with `lock` nobody changes it until the transaction ends. */
export async function findPersonalNote(
  db: AnyDb,
  scope: Predicate,
  id: number,
  lock = false,
): Promise<PersonalNoteRecord | null> {
  const { rows } = await sql<PersonalNoteRecord>`
    select ${columnList('n', COLUMNS)} from personal_note n where n.id = ${id} and ${predicateToSql(scope, SOURCE)}
    ${lock ? sql`for update of n` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Number of notes of a person; nobody adds another one until the transaction ends. */
export async function countPersonalNotes(trx: AnyDb, ownerId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`personal_note:${ownerId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from personal_note where owner_id = ${ownerId}`.execute(trx);
  return rows[0]!.n;
}

/** Inserts a note before the others of its owner. @returns its id */
export async function insertPersonalNote(trx: AnyDb, values: Insertable<PersonalNoteTable>): Promise<number> {
  return (
    await tables(trx)
      .insertInto('personal_note')
      .values({
        ...values,
        order: sql<number>`(select coalesce(min("order"), 0) - 1 from personal_note where owner_id = ${values.owner_id})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Changes columns of a note and increases its version. */
export async function updatePersonalNote(
  trx: AnyDb,
  id: number,
  changes: Updateable<PersonalNoteTable>,
): Promise<void> {
  await tables(trx)
    .updateTable('personal_note')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a note. */
export async function removePersonalNote(trx: AnyDb, id: number): Promise<void> {
  await tables(trx).deleteFrom('personal_note').where('id', '=', id).execute();
}

/** Gives notes the order of their ids. */
export async function reorderPersonalNotes(trx: AnyDb, ids: readonly number[]): Promise<void> {
  await sql`update personal_note n set "order" = g.at from unnest(${ids}::bigint[]) with ordinality as g (id, at) where n.id = g.id`.execute(
    trx,
  );
}

/** Deletes the notes of accounts that were deleted (decisions 2.13). */
export async function removeNotesOfDeletedAccounts(db: AnyDb): Promise<void> {
  await sql`delete from personal_note n using "user" u where u.id = n.owner_id and u.deleted_at is not null`.execute(
    db,
  );
}
