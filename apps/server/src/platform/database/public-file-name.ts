import { sql, type RawBuilder } from 'kysely';

/**
 * The wire name of a public picture (profile picture, logo): `12-9f86d081884c7d65.png`, served at `/f/<name>`. The part
 * of its hash makes the address unguessable and lets browsers cache it for ever.
 * @param alias of the joined `attachment` row; the name is null where there is none
 */
export function publicFileName(alias: string): RawBuilder<string | null> {
  const file = sql.table(alias);
  return sql<string | null>`${file}.id || '-' || left(encode(${file}.sha256, 'hex'), 16) || '.' || ${file}.extension`;
}

/** Parses such a name; null when it is not one. */
export function parsePublicFileName(name: string): { id: number; hash: string; extension: string } | null {
  const match = /^(\d{1,15})-([0-9a-f]{16})\.([a-z0-9]{1,10})$/.exec(name);
  return match?.[1] && match[2] && match[3] ? { id: Number(match[1]), hash: match[2], extension: match[3] } : null;
}
