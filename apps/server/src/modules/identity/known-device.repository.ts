import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './identity.table.ts';

/**
 * Stores that a person logged in from a device. `first`: their first one ever; `known`: they logged in from it before.
 */
export async function recordDevice(
  trx: AnyDb,
  userId: number,
  tokenHash: Buffer,
  at: Date,
): Promise<'first' | 'known' | 'new'> {
  const {
    rows: [row],
  } = await sql<{ known: boolean; others: boolean }>`
    with noted as (
      insert into known_device (user_id, token_hash, created_at, last_used_at) values (${userId}, ${tokenHash}, ${at}, ${at})
      on conflict (user_id, token_hash) do update set last_used_at = excluded.last_used_at returning xmax <> 0 as known
    ) select noted.known, exists (select from known_device where user_id = ${userId}) as others from noted`.execute(
    trx,
  );
  if (row?.known) return 'known';
  return row?.others ? 'new' : 'first';
}

/** Deletes devices not used for so long that their browsers have deleted the token too. */
export async function deleteDevices(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('known_device').where('last_used_at', '<', before).execute();
}
