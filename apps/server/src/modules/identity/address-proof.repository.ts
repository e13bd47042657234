import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { AccountRef } from './account.rules.ts';
import './identity.table.ts';
import { tables } from './tables.ts';

/** Stores a proof by its hash. */
export async function insertProof(
  trx: AnyDb,
  { hash, account, at, expiresAt }: { hash: Buffer; account: AccountRef; at: Date; expiresAt: Date },
): Promise<void> {
  await tables(trx)
    .insertInto('address_proof')
    .values({
      token_hash: hash,
      user_id: account.id,
      credential_epoch: account.epoch,
      created_at: at,
      expires_at: expiresAt,
      ticket_id: null,
    })
    .execute();
}

interface FoundProof {
  user_id: number;
  used_at: Date | null;
  ticket_id: number | null;
}

/** Whose address a proof is of, whether it has been used and for which ticket; null when it has expired or the credentials have changed. */
export async function findProof(db: AnyDb, hash: Buffer, now: Date): Promise<FoundProof | null> {
  const { rows } = await sql<FoundProof>`
    select p.user_id, p.used_at, p.ticket_id from address_proof p join "user" u on u.id = p.user_id and u.credential_epoch = p.credential_epoch
    where p.token_hash = ${hash} and p.expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Uses a proof up, once; false when it was used or cannot be used any more. */
export async function consumeProof(trx: AnyDb, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ user_id: number }>`
    update address_proof p set used_at = ${now} from "user" u
    where u.id = p.user_id and u.credential_epoch = p.credential_epoch and p.token_hash = ${hash} and p.used_at is null and p.expires_at > ${now}
    returning p.user_id`.execute(trx);
  return rows.length > 0;
}

/** Stores which ticket was sent by a proof. */
export async function setProofTicket(trx: AnyDb, hash: Buffer, ticketId: number): Promise<void> {
  await tables(trx).updateTable('address_proof').set({ ticket_id: ticketId }).where('token_hash', '=', hash).execute();
}

/** Removes a proof. */
export async function deleteProof(db: AnyDb, hash: Buffer): Promise<void> {
  await tables(db).deleteFrom('address_proof').where('token_hash', '=', hash).execute();
}
