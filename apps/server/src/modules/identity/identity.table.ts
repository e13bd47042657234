import type { ColumnType, Generated } from 'kysely';

// Sessions, codes and login attempts (decisions 2.9).

export interface SessionTable {
  id: Generated<number>;
  token_hash: Buffer;
  user_id: number;
  ip: string;
  user_agent: Generated<string>;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  revoked_at: Date | null;
  /** Of the person when the session was opened; it is open only while the two are the same. */
  credential_epoch: Generated<number>;
}

export interface LoginTokenTable {
  token_hash: Buffer;
  user_id: number;
  expires_at: Date;
  used_at: Date | null;
  /** Of the person when the token was made. */
  credential_epoch: Generated<number>;
  /** The session that asked for the token, which ends with it; null for the link of the first start. */
  session_id: number | null;
}

export interface OneTimeCodeTable {
  id: Generated<number>;
  purpose: 'login' | 'register' | 'reset' | 'contact' | 'request' | 'request_link';
  account_key: string;
  user_id: number | null;
  /** Address that got the code; null when it was not sent. */
  recipient: string | null;
  code_hmac: Buffer;
  tries: Generated<number>;
  payload: ColumnType<unknown, string | undefined, string>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  /** Of the person when the code was made; null without a person. */
  credential_epoch: number | null;
}

/** An address that somebody has proven by a code, for one request without an account. */
export interface AddressProofTable {
  token_hash: Buffer;
  user_id: number;
  /** Of the person when the address was proven. */
  credential_epoch: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** What was sent by it. */
  ticket_id: number | null;
}

export interface KnownDeviceTable {
  user_id: number;
  token_hash: Buffer;
  created_at: Date;
  last_used_at: Date;
}

export interface LoginAttemptTable {
  account_key: string;
  net: string;
  failures: Generated<number>;
  last_failure_at: Generated<Date>;
  locked_until: Date | null;
  /** The key is an account, counted besides the name that was typed. */
  behind: Generated<boolean>;
}

/** The invitation of an employee who has not chosen a password yet (docs/adr/0129). */
export interface InvitationTable {
  user_id: number;
  token_hash: Buffer;
  /** Of the person when it was made: other rights or names end it. */
  credential_epoch: number;
  created_at: Date;
  expires_at: Date;
  created_by_id: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    session: SessionTable;
    login_token: LoginTokenTable;
    one_time_code: OneTimeCodeTable;
    login_attempt: LoginAttemptTable;
    address_proof: AddressProofTable;
    known_device: KnownDeviceTable;
    invitation: InvitationTable;
  }
}
