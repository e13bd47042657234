import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { DraftRecord } from './draft.repository.ts';
import { tables } from './tables.ts';

/** A draft of an object that is shared, or that a colleague has taken over. */
export interface SharedDraftRecord {
  user_id: number;
  body_html: string;
  shared: boolean;
  taken_by_id: number | null;
  /** Unix seconds. */
  updated_at: number;
  files: { name: string; size: number }[];
}

/** An expression: the shared drafts of a key and those that were taken over, the oldest author first; null for none. */
export const sharedDraftsAsJson = (key: string): RawBuilder<SharedDraftRecord[] | null> => sql`
  (select json_agg(json_build_object('user_id', d.user_id, 'body_html', d.body_html, 'shared', d.shared, 'taken_by_id', d.taken_by_id,
      'updated_at', extract(epoch from d.updated_at)::bigint,
      'files', (select coalesce(json_agg(json_build_object('name', a.name, 'size', a.size) order by a.id), '[]'::json) from attachment a
        where a.owner_id = d.user_id and a.context = 'upload' and a.deleted_at is null and a.token_hash in
          (select sha256(convert_to(token, 'UTF8')) from unnest(d.attachment_tokens) as token))) order by d.user_id)
    from ticket_draft d where d.key = ${key} and (d.shared or d.taken_by_id is not null))`;

/** Shares a draft, also one whose first save is still to come. */
export async function shareDraft(trx: AnyDb, userId: number, key: string, now: Date): Promise<void> {
  await tables(trx)
    .insertInto('ticket_draft')
    .values({ user_id: userId, key, shared: true, created_at: now, updated_at: now })
    .onConflict((oc) => oc.columns(['user_id', 'key']).doUpdateSet({ shared: true, taken_by_id: null }))
    .execute();
}

/** Ends the sharing of a draft; `takenById` has taken it over. */
export async function endSharing(trx: AnyDb, userId: number, key: string, takenById: number | null): Promise<void> {
  await tables(trx)
    .updateTable('ticket_draft')
    .set({ shared: false, taken_by_id: takenById })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** A draft that `reader` may take over, locked: it is shared, or they have taken it over before. */
export async function lockSharedDraft(
  trx: AnyDb,
  userId: number,
  key: string,
  readerId: number,
): Promise<DraftRecord | null> {
  const draft = await tables(trx)
    .selectFrom('ticket_draft')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where((eb) => eb.or([eb('shared', '=', true), eb('taken_by_id', '=', readerId)]))
    .forUpdate()
    .executeTakeFirst();
  return draft ?? null;
}
