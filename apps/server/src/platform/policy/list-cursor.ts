import type { SortColumn } from './union-branches.ts';

/** A position in an ordered list: the sort key of a row, as the database writes it, and its id. */
export interface ListCursor {
  sort: string;
  dir: 'asc' | 'desc';
  /** the page before this row, not after it */
  back: boolean;
  key: string;
  id: number;
}

const KEY_PATTERNS: Record<SortColumn['type'], RegExp> = {
  timestamptz: /^(-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2})$/,
  smallint: /^-?\d{1,5}$/,
  text: /^[\p{L}\p{N}-]{0,60}$/u,
};

/** Encodes a cursor as the opaque text that clients get. */
export function encodeCursor({ sort, dir, back, key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, dir, back ? 1 : 0, key, id])).toString('base64url');
}

/** Decodes a cursor that was made for this sort order; null for any other text, so that the caller can refuse it. */
export function decodeCursor(
  text: string,
  sort: string,
  dir: 'asc' | 'desc',
  type: SortColumn['type'],
): ListCursor | null {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 5) return null;
  const [cursorSort, cursorDir, back, key, id] = parts as unknown[];
  if (cursorSort !== sort || cursorDir !== dir || (back !== 0 && back !== 1)) return null;
  if (typeof key !== 'string' || !KEY_PATTERNS[type].test(key) || !Number.isSafeInteger(id)) return null;
  return { sort, dir, back: back === 1, key, id: id as number };
}
