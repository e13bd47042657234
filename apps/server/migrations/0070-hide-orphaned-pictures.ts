import { type Kysely, sql } from 'kysely';

/**
 * Pictures that were replaced before replaced pictures were hidden immediately: the clean-up now removes them like all
 * others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update attachment a set deleted_at = now() where a.deleted_at is null and (
      (a.context = 'profile_picture' and not exists (select from "user" u where u.id = a.context_id and u.profile_picture_id = a.id))
      or (a.context = 'setting' and not exists (select from setting s, jsonb_each_text(s."values") v where v.value like a.id || '-%'))
    );
  `.execute(db);
}
