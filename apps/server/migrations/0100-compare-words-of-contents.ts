import { type Kysely, sql } from 'kysely';

/**
 * The text search parser treats punctuation at the end of a text differently from punctuation before a space (`..` is a
 * file name), so two texts that differ only in outer spaces may have different words. For such a content the
 * application's text is stored too. Existing contents only differ in words without a letter or a digit, for which
 * nobody can search, so they are not changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_key_beside(html text, key text) returns text language sql immutable parallel safe as $body$
      select case when btrim(regexp_replace(plain.words, '\\s+', ' ', 'g')) <> key
        or to_tsvector('simple'::regconfig, plain.words) <> to_tsvector('simple'::regconfig, key) then key end
      from (select public.plain_search_key(html) as words offset 0) as plain
    $body$;
  `.execute(db);
}
