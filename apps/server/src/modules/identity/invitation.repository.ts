import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './identity.table.ts';
import '../users/user.table.ts';

/** An invitation that can be accepted, with its person. */
export interface OpenInvitation {
  user_id: number;
  name: string;
  username: string | null;
  email: string | null;
  mobile: string | null;
  expires_at: Date;
}

/** Makes the only invitation of a person, under the credentials that they have now. */
export async function putInvitation(
  trx: AnyDb,
  { userId, hash, at, expiresAt, byId }: { userId: number; hash: Buffer; at: Date; expiresAt: Date; byId: number },
): Promise<void> {
  await sql`
    insert into invitation (user_id, token_hash, credential_epoch, created_at, expires_at, created_by_id)
    select u.id, ${hash}, u.credential_epoch, ${at}, ${expiresAt}, ${byId} from "user" u where u.id = ${userId}
    on conflict (user_id) do update set token_hash = excluded.token_hash, credential_epoch = excluded.credential_epoch,
      created_at = excluded.created_at, expires_at = excluded.expires_at, created_by_id = excluded.created_by_id`.execute(
    trx,
  );
}

/** What can be accepted: of somebody who still waits for it, and whose rights and names are those of its making. */
const acceptable = (hash: Buffer, now: Date) => sql`
  i.token_hash = ${hash} and i.expires_at > ${now} and u.id = i.user_id and u.credential_epoch = i.credential_epoch
  and u.employee and u.status = 'invited' and u.deleted_at is null and (u.expire_at is null or u.expire_at > ${now})`;

/** The invitation of a secret, while it can be accepted. */
export async function findInvitation(db: AnyDb, hash: Buffer, now: Date): Promise<OpenInvitation | null> {
  const { rows } = await sql<OpenInvitation>`
    select i.user_id, btrim(u.first_name || ' ' || u.last_name) as name, u.username, u.email, u.mobile, i.expires_at
    from invitation i, "user" u where ${acceptable(hash, now)}`.execute(db);
  return rows[0] ?? null;
}

/** Uses an invitation up. @returns its person; of two calls at the same moment only one gets them */
export async function consumeInvitation(trx: AnyDb, hash: Buffer, now: Date): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    delete from invitation i using "user" u where ${acceptable(hash, now)} returning i.user_id`.execute(trx);
  return rows[0]?.user_id ?? null;
}

/** Withdraws the invitation of a person. @returns whether there was one */
export async function deleteInvitation(trx: AnyDb, userId: number): Promise<boolean> {
  const row = await tables(trx)
    .deleteFrom('invitation')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes invitations that have ended. */
export async function sweepInvitations(db: AnyDb, now: Date): Promise<void> {
  await tables(db).deleteFrom('invitation').where('expires_at', '<=', now).execute();
}
