import { sql } from 'kysely';
import { KNOWLEDGE_BASE_ARTICLES } from '../../seeds/corpora/knowledge-base/articles.ts';
import { randomOf } from '../../seeds/random.ts';
import { indexArticle } from '../../src/modules/knowledge-base/public.ts';
import type { Db } from '../../src/platform/database/pool.ts';
import { toRichText } from '../../src/platform/richtext/rich-text.ts';

/** Statements of one insert; the arrays of a statement must stay small beside the memory of the database. */
const BATCH = 500;

/** Parts of all bodies between their headings, from which further articles are made. */
const sections = KNOWLEDGE_BASE_ARTICLES.flatMap(({ body }) => body.split(/(?=<h2>)/));

/**
 * Adds public articles to the demo company until there are so many: each of its own mixture of the sections of the others,
 * so that its words are as frequent as in a real knowledge base.
 */
export async function growTo(db: Db, count: number): Promise<void> {
  const random = randomOf('many articles');
  for (let from = KNOWLEDGE_BASE_ARTICLES.length + 1; from <= count; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, index) => {
      const seed = random.pick(KNOWLEDGE_BASE_ARTICLES);
      const body_html = Array.from({ length: random.int(3, 6) }, () => random.pick(sections)).join('');
      const name = `${seed.name} ${random.pick(KNOWLEDGE_BASE_ARTICLES).name.split(' ').slice(0, 3).join(' ')}`;
      const excerpt = random.pick(KNOWLEDGE_BASE_ARTICLES).excerpt;
      const text = toRichText(body_html).text;
      return {
        id: from + index,
        name,
        excerpt,
        body_html,
        ...indexArticle({ name, excerpt, body_html, text, keywords: seed.tags, tags: [] }),
      };
    });
    const ids = made.map(({ id }) => id);
    const texts = (read: (one: (typeof made)[number]) => string) => sql`${made.map(read)}::text[]`;
    await sql`insert into article (id, version_number, live_version_number, live, name, slug, body_html, excerpt, read_time, visibility, published_at, live_since, created_by_id, created_at, updated_at, views)
      select id, 1, 1, true, name, 'bench-' || id, body_html, excerpt, 2, 'public', now(), now(), 1, now(), now(), id % 900
      from unnest(${ids}::bigint[], ${texts((one) => one.name)}, ${texts((one) => one.body_html)}, ${texts((one) => one.excerpt)}) as made (id, name, body_html, excerpt)`.execute(
      db,
    );
    await sql`insert into article_in_category (article_id, category_id, position) select id, 1 + id % (select max(id) from article_category where visibility = 'public'), 1 from unnest(${ids}::bigint[]) as made (id)`.execute(
      db,
    );
    const terms = made.flatMap((one) => one.terms.map(({ term, weight }) => ({ id: one.id, term, weight })));
    const words = [...new Map(made.flatMap((one) => one.words.map((word) => [word.word, word] as const))).values()];
    const column = (read: (word: (typeof words)[number]) => string) => sql`${words.map(read)}::text[]`;
    await sql`insert into article_word (word, term, sound, consonants)
      select * from unnest(${column(({ word }) => word)}, ${column(({ term }) => term)}, ${column(({ sound }) => sound)}, ${column(({ consonants }) => consonants)}) on conflict do nothing`.execute(
      db,
    );
    await sql`insert into article_term (term, article_id, weight) select * from unnest(${terms.map(({ term }) => term)}::text[], ${terms.map(({ id }) => id)}::bigint[], ${terms.map(({ weight }) => weight)}::real[])`.execute(
      db,
    );
  }
  await sql`insert into article_term_count (term, articles) select term, count(*) from article_term group by term on conflict (term) do update set articles = excluded.articles`.execute(
    db,
  );
  // as the database does by itself some minutes after so many new rows
  await sql`vacuum analyze`.execute(db);
}
