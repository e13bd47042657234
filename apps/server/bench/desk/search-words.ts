import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/pool.ts';

/**
 * Words to search for: one that is in about twenty tickets, one in about 1 %, and the most common word of the subjects.
 */
export interface SearchWords {
  rare: string;
  hundredth: string;
  common: string;
}

/**
 * Chooses words by the number of tickets with the word in their subject, so that every size is measured with a
 * comparable query.
 */
export async function pickSearchWords(db: Db): Promise<SearchWords> {
  const { rows } = await sql<{ word: string; n: number }>`
    with sample as (select subject from ticket where mod(id, greatest(1, (select count(*) from ticket) / 20000)) = 0)
    select word, count(*) as n from sample, regexp_split_to_table(plain_search_key(subject), ' ') as word
    where length(word) >= 4 and word !~ '[0-9]' group by word order by n desc`.execute(db);
  const {
    rows: [total],
  } = await sql<{
    n: number;
    sampled: number;
  }>`select count(*) as n, count(*) filter (where mod(id, greatest(1, (select count(*) from ticket) / 20000)) = 0) as sampled from ticket`.execute(
    db,
  );
  const factor = (total?.n ?? 1) / Math.max(1, total?.sampled ?? 1);
  const nearest = (wanted: number) =>
    rows.reduce((best, row) =>
      Math.abs(Math.log((row.n * factor) / wanted)) < Math.abs(Math.log((best.n * factor) / wanted)) ? row : best,
    ).word;
  return {
    rare: (await numberWord(db)) ?? nearest(20),
    hundredth: nearest((total?.n ?? 100) / 100),
    common: rows[0]?.word ?? '',
  };
}

/**
 * A number, or the first digits of one, that is in about twenty conversations; words that rare are numbers in this
 * company. Four digits would be searched as a ticket number.
 */
async function numberWord(db: Db): Promise<string | null> {
  const { rows } = await sql<{ word: string }>`
    select part as word from (select distinct (regexp_matches(plain_search_key(body_html), '\\m[0-9]{5,6}\\M'))[1] as word from (select body_html from ticket_content order by id limit 600) as read limit 200) as seen
    cross join lateral (values (word), (left(word, 3))) as beginning(part)
    cross join lateral (select count(*) as n from (select 1 from ticket_content c where content_words(c.body_html, c.search_key) @@ to_tsquery('simple', part || ':*') limit 1000) as hits) as hits
    order by abs(ln(greatest(n, 1) / 20.0)), part limit 1`.execute(db);
  return rows[0]?.word ?? null;
}
