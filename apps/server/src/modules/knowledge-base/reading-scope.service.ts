import type { Predicate } from '@hamyar/domain';
import type { RawBuilder, SqlBool } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Db } from '../../platform/database/pool.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { readCategories, type CategoryRecord } from './article-category.repository.ts';
import {
  ARTICLE_SOURCE,
  articleScope,
  endedArticleScope,
  seenCategories,
  type ArticleReader,
} from './article.policy.ts';

/** What somebody may read, in the forms that statements need. */
export interface ReadingScope {
  reader: ArticleReader;
  /** All categories, also those that the reader does not see. */
  categories: readonly CategoryRecord[];
  /** Ids of those that the reader sees. */
  seen: ReadonlySet<number>;
  predicate: Predicate;
  /** The predicate over the alias `a` of `article`. */
  visible: RawBuilder<SqlBool>;
  /** Articles that the reader could read until they ended, over the same alias. */
  ended: RawBuilder<SqlBool>;
}

/** What a reader may read, of these categories. */
export function scopeOf(reader: ArticleReader, categories: readonly CategoryRecord[]): ReadingScope {
  const predicate = articleScope(reader, categories);
  return {
    reader,
    categories,
    seen: seenCategories(categories, reader),
    predicate,
    visible: predicateToSql(predicate, ARTICLE_SOURCE),
    ended: predicateToSql(endedArticleScope(reader, categories), ARTICLE_SOURCE),
  };
}

/** What a person, or a visitor, may read now. */
export async function readingScope(db: Db, user: CurrentUser | null): Promise<ReadingScope> {
  return scopeOf(user, await readCategories(db));
}
