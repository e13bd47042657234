import { type Kysely, sql } from 'kysely';

/**
 * The text search parser reads punctuation at an end of a text otherwise than before a blank (`..` is a file name), so two
 * texts that differ only in outer blanks may hold other words. The application's text is stored beside such a content too.
 * Contents that exist differ in words without a letter or a digit, which nobody can ask for: they stay as they are.
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
