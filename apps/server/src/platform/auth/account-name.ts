import type { UsernameType } from '@hamyar/contracts';
import { isEmail, normalizeCode, toE164 } from '@hamyar/persian';

/** A typed identifier, parsed as one kind of account name. */
export interface AccountName {
  kind: UsernameType;
  /** The stored and compared form: E.164, lower-case e-mail or lower-case user name. */
  key: string;
}

/**
 * Parses an identifier; null when it is not one. A mobile number in any spelling, an e-mail or a user name are all
 * accepted for login, whatever sign-up requires, because staff and customers may have different ones (decisions 2.8).
 */
export function readAccountName(input: string): AccountName | null {
  const mobile = toE164(input);
  if (mobile) return { kind: 'mobile', key: mobile };
  const text = normalizeCode(input).toLowerCase();
  if (isEmail(text)) return { kind: 'email', key: text };
  return /^\S{1,100}$/.test(text) ? { kind: 'username', key: text } : null;
}

/** The name under which attempts and codes of an identifier are counted, whether or not an account has it. */
export function accountKey(input: string): string {
  return readAccountName(input)?.key ?? normalizeCode(input).toLowerCase().slice(0, 150);
}

/**
 * The mailbox of an e-mail address, as limits count it: `ali+shop@example.ir` is delivered to `ali@example.ir`, and who
 * has one has as many as they like.
 */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
