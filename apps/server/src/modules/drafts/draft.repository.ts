import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { DraftTable } from './draft.table.ts';

export type DraftRecord = Selectable<DraftTable>;

/** The draft of a person by key. */
export async function findDraft(
  db: AnyDb,
  userId: number,
  key: string,
  lock: 'lock' | 'read' = 'read',
): Promise<DraftRecord | null> {
  const query = tables(db).selectFrom('ticket_draft').selectAll().where('user_id', '=', userId).where('key', '=', key);
  return (await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** The values of a save. */
export interface DraftValues {
  body_html: string;
  attachment_tokens: string[];
  form_values: string;
  revision: number;
  device: string;
  other: string | null;
  updated_at: Date;
}

/** Inserts the first draft of a key; null when another save was first. */
export async function insertDraft(
  trx: AnyDb,
  userId: number,
  key: string,
  values: DraftValues,
): Promise<DraftRecord | null> {
  return (
    (await tables(trx)
      .insertInto('ticket_draft')
      .values({ user_id: userId, key, created_at: values.updated_at, ...values })
      .onConflict((oc) => oc.columns(['user_id', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst()) ?? null
  );
}

/** Makes other saves of this person wait until the transaction ends, so that parallel ones are counted too. */
export async function lockDraftsOf(trx: AnyDb, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts ${userId}`}, 0))`.execute(trx);
}

/** Bytes that all drafts of a person take. */
export async function draftBytes(db: AnyDb, userId: number): Promise<number> {
  const { bytes } = await tables(db)
    .selectFrom('ticket_draft')
    .select(
      sql<number>`coalesce(sum(pg_column_size(body_html) + pg_column_size(form_values) + coalesce(pg_column_size(other), 0)), 0)::float8`.as(
        'bytes',
      ),
    )
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Overwrites a draft that the caller has locked. */
export async function updateDraft(trx: AnyDb, userId: number, key: string, values: DraftValues): Promise<DraftRecord> {
  return tables(trx)
    .updateTable('ticket_draft')
    .set(values)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Deletes a draft; a part of the statement that stores what was sent of it too (decisions 2.4 "Deleted on publish").
 */
export const draftDeletion = (userId: number, key: string): RawBuilder<unknown> =>
  sql`delete from ticket_draft where user_id = ${userId} and key = ${key}`;

/** Deletes a draft; whether others read it. */
export async function deleteDraft(trx: AnyDb, userId: number, key: string): Promise<boolean> {
  const deleted = await tables(trx)
    .deleteFrom('ticket_draft')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .returning('shared')
    .executeTakeFirst();
  return deleted?.shared ?? false;
}

/** Deletes drafts that have not changed since `before`. */
export async function pruneDrafts(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('ticket_draft').where('updated_at', '<', before).execute();
}
