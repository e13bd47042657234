import { type Kysely, sql } from 'kysely';

/**
 * The search of articles: how much each term says about each live article, in how many of them it is, and the words that say a term, with the keys
 * of their sound and their trigrams for what is misspelled. Written by the application, by the analysis that reads queries too
 * (decisions 2.0 "Search key").
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article_term (
      term text collate "C" not null, article_id bigint not null references article on delete cascade, weight real not null,
      primary key (term, article_id) include (weight)
    );
    create index article_term_article on article_term (article_id);
    create table article_term_count (term text collate "C" primary key, articles int not null);
    create table article_word (word text collate "C" primary key, term text collate "C" not null, sound text collate "C" not null, consonants text collate "C" not null);
    create index article_word_term on article_word (term);
    create index article_word_sound on article_word (sound);
    create index article_word_consonants on article_word (consonants);
    create index article_word_trigrams on article_word using gin (word gin_trgm_ops);
  `.execute(db);
}
