import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token of 256 random bits, as text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A fast hash is enough: nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of a token, so that nothing else reaches a query. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
