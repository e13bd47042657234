import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import type { TicketDraftTable } from '../tickets/ticket.table.ts';

export type DraftRecord = Selectable<TicketDraftTable>;

/** The draft of a person by key. */
export async function findDraft(
  db: Db,
  userId: number,
  key: string,
  lock: 'lock' | 'read' = 'read',
): Promise<DraftRecord | null> {
  const query = db.selectFrom('ticket_draft').selectAll().where('user_id', '=', userId).where('key', '=', key);
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
  trx: Db,
  userId: number,
  key: string,
  values: DraftValues,
): Promise<DraftRecord | null> {
  return (
    (await trx
      .insertInto('ticket_draft')
      .values({ user_id: userId, key, created_at: values.updated_at, ...values })
      .onConflict((oc) => oc.columns(['user_id', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst()) ?? null
  );
}

/** Overwrites a draft that the caller has locked. */
export async function updateDraft(trx: Db, userId: number, key: string, values: DraftValues): Promise<DraftRecord> {
  return trx
    .updateTable('ticket_draft')
    .set(values)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a draft; also called in the transaction that sends its content (decisions 2.4 "Deleted on publish"). */
export async function deleteDraft(db: Db, userId: number, key: string): Promise<void> {
  await db.deleteFrom('ticket_draft').where('user_id', '=', userId).where('key', '=', key).execute();
}

/** Deletes drafts that have not changed since `before`. */
export async function pruneDrafts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('ticket_draft').where('updated_at', '<', before).execute();
}
