import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { AccountRef } from './account.rules.ts';
import './identity.table.ts';

export type CodePurpose = 'login' | 'register' | 'reset' | 'contact' | 'request' | 'request_link';

/** What a code is bound to: its purpose, the account's name and the browser that requested it. */
export interface CodeBinding {
  purpose: CodePurpose;
  accountKey: string;
  flow: string;
}

export interface StoredCode {
  id: number;
  user_id: number | null;
  /** Of the person when the code was made. */
  credential_epoch: number | null;
  code_hmac: Buffer;
  tries: number;
  expires_at: Date;
  created_at: Date;
  payload: Record<string, unknown>;
}

/**
 * Codes that are counted together: for a name, whether or not an account has it; for the account under all its names;
 * for the address that gets them.
 */
export interface CodeSubject {
  purpose: CodePurpose;
  accountKey: string;
  userId: number | null;
  recipient: string | null;
}

/** When this browser last requested a code of the binding; a used one does not count. */
export async function lastRequestedAt(db: AnyDb, { purpose, accountKey, flow }: CodeBinding): Promise<Date | null> {
  const {
    rows: [row],
  } = await sql<{ created_at: Date }>`
    select created_at from one_time_code where account_key = ${accountKey} and purpose = ${purpose} and payload->>'flow' = ${flow} and used_at is null
    order by created_at desc limit 1`.execute(db);
  return row?.created_at ?? null;
}

/** Number of codes since a moment, for the name and for its account or address, with the oldest of each. */
export interface CodeCount {
  byName: number;
  oldestByName: Date | null;
  behind: number;
  oldestBehind: Date | null;
}

/** Counts the codes of a subject since a moment, used or not; for the account and address only those that were sent. */
export async function countCodes(
  db: AnyDb,
  { purpose, accountKey, userId, recipient }: CodeSubject,
  since: Date,
): Promise<CodeCount> {
  const {
    rows: [row],
  } = await sql<{
    by_name: number;
    oldest_by_name: Date | null;
    by_user: number;
    by_recipient: number;
    oldest: Date | null;
  }>`
    select (count(*) filter (where account_key = ${accountKey}))::int as by_name, min(created_at) filter (where account_key = ${accountKey}) as oldest_by_name,
           (count(*) filter (where user_id = ${userId} and recipient is not null))::int as by_user, (count(*) filter (where recipient = ${recipient}))::int as by_recipient, min(created_at) as oldest
    from one_time_code where (account_key = ${accountKey} or user_id = ${userId} or recipient = ${recipient}) and purpose = ${purpose} and created_at > ${since}`.execute(
    db,
  );
  return {
    byName: row?.by_name ?? 0,
    oldestByName: row?.oldest_by_name ?? null,
    behind: Math.max(row?.by_user ?? 0, row?.by_recipient ?? 0),
    oldestBehind: row?.oldest ?? null,
  };
}

/** Locks a subject's codes until the transaction ends, so that two requests cannot both send the last one. */
export async function lockCodes(trx: AnyDb, { purpose, accountKey, userId, recipient }: CodeSubject): Promise<void> {
  // always in the same order, so that two transactions cannot deadlock
  for (const subject of [accountKey, `user ${userId ?? accountKey}`, `to ${recipient ?? accountKey}`]
    .map((name) => `code ${purpose} ${name}`)
    .sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
  }
}

/** Stores a code by its HMAC; earlier ones of the same binding become invalid. */
export async function insertCode(
  trx: AnyDb,
  binding: CodeBinding,
  code: {
    account: AccountRef | null;
    recipient: string | null;
    hmac: Buffer;
    payload: object;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`update one_time_code set used_at = ${code.at} where account_key = ${binding.accountKey} and purpose = ${binding.purpose} and payload->>'flow' = ${binding.flow} and used_at is null`.execute(
    trx,
  );
  await tables(trx)
    .insertInto('one_time_code')
    .values({
      purpose: binding.purpose,
      account_key: binding.accountKey,
      user_id: code.account?.id ?? null,
      credential_epoch: code.account?.epoch ?? null,
      recipient: code.recipient,
      code_hmac: code.hmac,
      payload: JSON.stringify({ ...code.payload, flow: binding.flow }),
      created_at: code.at,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Replaces what the unused code of a binding confirms. */
export async function replacePayload(trx: AnyDb, binding: CodeBinding, payload: object): Promise<void> {
  await sql`update one_time_code set payload = ${JSON.stringify({ ...payload, flow: binding.flow })}
    where account_key = ${binding.accountKey} and purpose = ${binding.purpose} and payload->>'flow' = ${binding.flow} and used_at is null`.execute(
    trx,
  );
}

/** The newest unused code of a binding, locked until the transaction ends. */
export async function findCode(trx: AnyDb, binding: CodeBinding): Promise<StoredCode | null> {
  const {
    rows: [row],
  } = await sql<StoredCode>`
    select id, user_id, credential_epoch, code_hmac, tries, expires_at, created_at, payload from one_time_code
    where account_key = ${binding.accountKey} and purpose = ${binding.purpose} and payload->>'flow' = ${binding.flow} and used_at is null
    order by created_at desc, id desc limit 1 for update`.execute(trx);
  return row ?? null;
}

/** Counts a wrong attempt. */
export async function countWrongTry(trx: AnyDb, id: number): Promise<void> {
  await tables(trx).updateTable('one_time_code').set({ tries: sql`tries + 1` }).where('id', '=', id).execute();
}

/** Marks a code as used. */
export async function consumeCode(trx: AnyDb, id: number, at: Date): Promise<void> {
  await tables(trx).updateTable('one_time_code').set({ used_at: at }).where('id', '=', id).execute();
}

/** Removes codes that can no longer be used. */
export async function sweepCodes(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('one_time_code').where('expires_at', '<', before).execute();
  await tables(db).deleteFrom('login_token').where('expires_at', '<', before).execute();
  await tables(db).deleteFrom('address_proof').where('expires_at', '<', before).execute();
  await tables(db).deleteFrom('login_attempt').where('last_failure_at', '<', before).execute();
}

/** The payload of the newest code of a binding, whether used or expired: to send it again. */
export async function lastPayload(
  db: AnyDb,
  { purpose, accountKey, flow }: CodeBinding,
): Promise<{ payload: Record<string, unknown> } | null> {
  const {
    rows: [row],
  } = await sql<{ payload: Record<string, unknown> }>`
    select payload from one_time_code where account_key = ${accountKey} and purpose = ${purpose} and payload->>'flow' = ${flow} and used_at is null
    order by created_at desc, id desc limit 1`.execute(db);
  return row ?? null;
}
