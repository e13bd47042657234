import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token of 256 random bits, as text. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The token of an invitation, of 384 random bits: it is valid for days (decisions 2.9). */
export const newInvitationToken = (): string => randomBytes(48).toString('base64url');

/** The stored form of a token. A fast hash is enough: nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of a token, so that nothing else reaches a query. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The same for the token of an invitation. */
export const isInvitationToken = (text: string): boolean => /^[A-Za-z0-9_-]{64}$/.test(text);
