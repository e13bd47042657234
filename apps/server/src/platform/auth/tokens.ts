import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token of 256 random bits, as text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in a token's place. A fast hash is enough: nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text can be a token at all, so that nothing else ever reaches a query. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
