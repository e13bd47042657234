import type { KnowledgebaseArticleFeedbackRow, Person } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { personJson } from './article.repository.ts';
import { tables } from './tables.ts';

/** What one reader has said of one version. */
export interface Feedback {
  helpful: boolean;
  comment: string | null;
}

/** One reader of one version. */
export interface FeedbackKey {
  articleId: number;
  versionNumber: number;
  /** The person, or the hashed token of a visitor's browser. */
  readerKey: string;
}

/** What a reader has said of a version; null when nothing. */
export async function findFeedback(
  db: AnyDb,
  { articleId, versionNumber, readerKey }: FeedbackKey,
): Promise<Feedback | null> {
  return (
    (await tables(db)
      .selectFrom('article_feedback')
      .select(['helpful', 'comment'])
      .where('article_id', '=', articleId)
      .where('version_number', '=', versionNumber)
      .where('reader_key', '=', readerKey)
      .executeTakeFirst()) ?? null
  );
}

/**
 * Stores what a reader says, instead of what they have said of this version before, and counts it. The caller has locked
 * the article.
 */
export async function storeFeedback(
  trx: AnyDb,
  key: FeedbackKey,
  said: Feedback,
  { userId, at }: { userId: number | null; at: Date },
): Promise<void> {
  const before = await findFeedback(trx, key);
  await tables(trx)
    .insertInto('article_feedback')
    .values({
      article_id: key.articleId,
      version_number: key.versionNumber,
      reader_key: key.readerKey,
      user_id: userId,
      ...said,
      created_at: at,
      updated_at: at,
    })
    .onConflict((oc) =>
      oc.columns(['article_id', 'version_number', 'reader_key']).doUpdateSet({ ...said, updated_at: at }),
    )
    .execute();
  const { helpful, comment } = said;
  const change = (now: boolean, then: boolean) => Number(now) - Number(then);
  await tables(trx)
    .updateTable('article')
    .set((eb) => ({
      helpful_yes: eb('helpful_yes', '+', change(helpful, before?.helpful === true)),
      helpful_no: eb('helpful_no', '+', change(!helpful, before?.helpful === false)),
      comment_count: eb('comment_count', '+', change(comment !== null, typeof before?.comment === 'string')),
    }))
    .where('id', '=', key.articleId)
    .execute();
}

/** One page of the comments on an article, the newest first. */
export async function listComments(
  db: AnyDb,
  articleId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<(Omit<KnowledgebaseArticleFeedbackRow, 'at'> & { at: Date })[]> {
  const { rows } = await sql<{
    id: number;
    helpful: boolean;
    comment: string;
    version_number: number;
    person: Person | null;
    at: Date;
  }>`select b.id, b.helpful, b.comment, b.version_number, b.updated_at as at, ${personJson(sql`b.user_id`)} as person
    from article_feedback b where b.article_id = ${articleId} and b.comment is not null order by b.updated_at desc, b.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  return rows;
}

/** Counts that an article has solved a problem; once a day for each reader. */
export async function storeSolution(
  db: AnyDb,
  solution: {
    articleId: number;
    readerKey: string;
    source: 'article' | 'suggestion';
    userId: number | null;
    day: string;
    at: Date;
  },
): Promise<void> {
  await tables(db)
    .insertInto('article_solution')
    .values({
      article_id: solution.articleId,
      reader_key: solution.readerKey,
      source: solution.source,
      user_id: solution.userId,
      day: solution.day,
      created_at: solution.at,
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
