import { sql } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import './identity.table.ts';

export type CodePurpose = 'login' | 'register' | 'reset' | 'contact';

/** What a code is bound to: its purpose, the account's name and the browser that asked for it. */
export interface CodeBinding { purpose: CodePurpose; accountKey: string; flow: string }

export interface StoredCode { id: number; user_id: number | null; code_hmac: Buffer; tries: number; expires_at: Date; created_at: Date; payload: Record<string, unknown> }

/** When a code was last asked for, whoever asked; used codes do not count. */
export async function lastAsked(db: Db, purpose: CodePurpose, accountKey: string): Promise<Date | null> {
  const row = await db.selectFrom('one_time_code').select('created_at').where('account_key', '=', accountKey).where('purpose', '=', purpose).where('used_at', 'is', null).orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return row?.created_at ?? null;
}

/** Holds an account's codes of a purpose until the transaction ends, so that two requests cannot both send one. */
export async function lockAccount(trx: Db, { purpose, accountKey }: Pick<CodeBinding, 'purpose' | 'accountKey'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${purpose} ${accountKey}`}, 0))`.execute(trx);
}

/** Stores a code by its HMAC; earlier ones of the same binding end. */
export async function insertCode(trx: Db, binding: CodeBinding, code: { userId: number | null; hmac: Buffer; payload: object; at: Date; expiresAt: Date }): Promise<void> {
  await sql`update one_time_code set used_at = ${code.at} where account_key = ${binding.accountKey} and purpose = ${binding.purpose} and payload->>'flow' = ${binding.flow} and used_at is null`.execute(trx);
  await trx.insertInto('one_time_code').values({
    purpose: binding.purpose, account_key: binding.accountKey, user_id: code.userId, code_hmac: code.hmac, payload: JSON.stringify({ ...code.payload, flow: binding.flow }), created_at: code.at, expires_at: code.expiresAt,
  }).execute();
}

/** The newest unused code of a binding, held until the transaction ends. */
export async function findCode(trx: Db, binding: CodeBinding): Promise<StoredCode | null> {
  const { rows: [row] } = await sql<StoredCode>`
    select id, user_id, code_hmac, tries, expires_at, created_at, payload from one_time_code
    where account_key = ${binding.accountKey} and purpose = ${binding.purpose} and payload->>'flow' = ${binding.flow} and used_at is null
    order by created_at desc, id desc limit 1 for update`.execute(trx);
  return row ?? null;
}

/** Counts a wrong try. */
export async function addTry(trx: Db, id: number): Promise<void> {
  await trx.updateTable('one_time_code').set({ tries: sql`tries + 1` }).where('id', '=', id).execute();
}

/** Uses a code up. */
export async function useCode(trx: Db, id: number, at: Date): Promise<void> {
  await trx.updateTable('one_time_code').set({ used_at: at }).where('id', '=', id).execute();
}

/** Removes what nobody can use any more. */
export async function sweepCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', before).execute();
  await db.deleteFrom('login_token').where('expires_at', '<', before).execute();
  await db.deleteFrom('login_attempt').where('last_failure_at', '<', before).execute();
}

/** What the newest code of a binding would confirm, used or not expired alike: to send it again. */
export async function lastPayload(db: Db, { purpose, accountKey, flow }: CodeBinding): Promise<{ payload: Record<string, unknown> } | null> {
  const { rows: [row] } = await sql<{ payload: Record<string, unknown> }>`
    select payload from one_time_code where account_key = ${accountKey} and purpose = ${purpose} and payload->>'flow' = ${flow} and used_at is null
    order by created_at desc, id desc limit 1`.execute(db);
  return row ?? null;
}
