import { searchWords } from '@hamyar/persian';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A text in which the signs that `like` treats as wildcards stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The `like` pattern of every text that contains this one. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;

/** The `like` pattern of every text that begins with this one. */
export const startingWith = (text: string): string => `${escapeLike(text)}%`;

/** True where all conditions are true; without any, true everywhere. */
export const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;

/** True where one of the conditions is true. */
export const anyOf = (conditions: readonly [RawBuilder<SqlBool>, ...RawBuilder<SqlBool>[]]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` or `)})`;

/**
 * True where one of the columns contains each word of what a person typed; null for a text without a word. The columns
 * hold search keys, as `searchWords` makes them of the text.
 */
export function containsWords(
  text: string,
  [first, ...others]: readonly [RawBuilder<unknown>, ...RawBuilder<unknown>[]],
): RawBuilder<SqlBool> | null {
  const words = searchWords(text);
  if (words.length === 0) return null;
  return allOf(
    words.map((word) => {
      const found = [first, ...others].map((column) => sql`${column} like ${containing(word)}`);
      return sql`(${sql.join(found, sql` or `)})`;
    }),
  );
}
