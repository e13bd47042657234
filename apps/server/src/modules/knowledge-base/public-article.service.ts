import type { PublicArticle, PublicArticleRow } from '@hamyar/contracts';
import type { BodyOf, QueryOf, kbArticleList, kbArticleSolved, kbArticleUpdate } from '@hamyar/contracts/schemas';
import { normalizeText, searchKeyCompact } from '@hamyar/persian';
import { searchTerms } from '@hamyar/persian/search';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Expired, Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { settingsOf } from '../settings/public.ts';
import { findFeedback, storeFeedback, storeSolution } from './article-feedback.repository.ts';
import { filesOfVersion } from './article-files.service.ts';
import type { ArticleFeedbackTable } from './article.table.ts';
import { searchArticles } from './article-search.service.ts';
import { lockArticleRow } from './article.repository.ts';
import { subtree } from '@hamyar/domain';
import { messages } from './messages.ts';
import { toPublicArticle, toPublicRow } from './public-article.presenter.ts';
import {
  findReadable,
  inCategories,
  isEnded,
  listReadable,
  readableByIds,
  type ReadableRecord,
} from './public-article.repository.ts';
import { readingScope, type ReadingScope } from './reading-scope.service.ts';
import { countMiss } from './search-miss.repository.ts';

type ListQuery = QueryOf<typeof kbArticleList>;

/** Longest search that is kept when it finds nothing: a longer one is no question that somebody else has too. */
const MISS_MAX = 100;

/** One page of the articles that somebody may read; of a search the best ones first. */
export async function pageOfReadable(
  deps: Pick<Deps, 'db' | 'searchDb' | 'clock'>,
  user: CurrentUser | null,
  query: ListQuery,
): Promise<{ rows: PublicArticleRow[]; page: PageInfo }> {
  const scope = await readingScope(deps.db, user);
  const { page, perPage, category_id: categoryId } = query;
  // a category that the reader does not see has no articles, as one that does not exist
  const below = categoryId === undefined || !scope.seen.has(categoryId) ? [] : subtree(scope.categories, categoryId);
  const condition = allOf([scope.visible, ...(categoryId === undefined ? [] : [inCategories(below)])]);
  if (query.s !== undefined) return search(deps, scope, { ...query, s: query.s }, condition);
  const { rows, total } = await listReadable(deps.db, condition, query);
  return { rows: rows.map(toPublicRow), page: { currentPage: page, perPage, total } };
}

async function search(
  { db, searchDb, clock }: Pick<Deps, 'db' | 'searchDb' | 'clock'>,
  scope: ReadingScope,
  { s, page, perPage, category_id, unfinished = false }: ListQuery & { s: string },
  condition: ReadingScope['visible'],
): Promise<{ rows: PublicArticleRow[]; page: PageInfo }> {
  const found = await searchArticles(searchDb, {
    text: s,
    visible: condition,
    limit: perPage,
    offset: (page - 1) * perPage,
    unfinished,
  });
  const words = searchTerms(s).map(({ term }) => term);
  if (
    !unfinished &&
    found.total === 0 &&
    page === 1 &&
    category_id === undefined &&
    words.length > 0 &&
    s.length <= MISS_MAX
  )
    await countMiss(db, { text: normalizeText(s), norm: searchKeyCompact(s), words, at: clock.now() });
  const rows = await readableByIds(db, scope, found.ids);
  return { rows: rows.map(toPublicRow), page: { currentPage: page, perPage, total: found.total } };
}

/** Who reads: a person, or the browser of a visitor. */
export interface Reader {
  user: CurrentUser | null;
  /** The key under which what they say is stored; null for a browser that has said nothing yet. */
  key: string | null;
}

/** @throws NotFound for what the reader may not read; Expired for what they could read until it ended */
async function readable(db: Deps['db'], scope: ReadingScope, id: number): Promise<ReadableRecord> {
  const record = await findReadable(db, scope, id);
  if (record) return record;
  if (await isEnded(db, scope, id)) throw new Expired(messages.articleGone, 'ARTICLE_ENDED');
  throw new NotFound();
}

/** One article. @throws NotFound, Expired */
export async function openReadable(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  { user, key }: Reader,
  id: number,
): Promise<PublicArticle> {
  const { db } = deps;
  const scope = await readingScope(db, user);
  const record = await readable(db, scope, id);
  const [related, files, feedback, settings] = await Promise.all([
    readableByIds(db, scope, record.related_ids),
    filesOfVersion(db, id, record),
    key === null
      ? null
      : findFeedback(db, { articleId: id, versionNumber: record.live_version_number, readerKey: key }),
    settingsOf(deps).current(),
  ]);
  const { knowledge_base_feedback: feedbackOpen } = settings.knowledgeBaseSettings;
  return toPublicArticle(record, { categories: scope.categories, related, files, feedbackOpen, feedback });
}

type Said = Extract<BodyOf<typeof kbArticleUpdate>, { helpful: unknown }>;

/** The columns of each value that a reader sends. */
const FEEDBACK_COLUMNS = {
  helpful: (helpful) => ({ helpful }),
  comment: (comment) => ({ comment: comment === null ? null : normalizeText(comment) || null }),
} satisfies BodyColumns<Said, ArticleFeedbackTable>;

/** Stores whether an article helped its reader, once for each version. @throws NotFound, Expired, Forbidden */
export async function giveFeedback(
  deps: Pick<Deps, 'db' | 'clock' | 'broker' | 'modules'>,
  { user, key }: { user: CurrentUser | null; key: string },
  id: number,
  said: Said,
): Promise<void> {
  const { knowledgeBaseSettings } = await settingsOf(deps).current();
  const scope = await readingScope(deps.db, user);
  await withTransaction(deps.db, async (trx) => {
    await lockArticleRow(trx, id);
    const record = await readable(trx, scope, id);
    if (!record.allow_feedback || !knowledgeBaseSettings.knowledge_base_feedback)
      throw new Forbidden('FEEDBACK_OFF', messages.feedbackOff);
    await storeFeedback(
      trx,
      { articleId: id, versionNumber: record.live_version_number, readerKey: key },
      columnsOf(FEEDBACK_COLUMNS, { ...said, comment: said.comment ?? null }),
      { userId: user?.id ?? null, at: deps.clock.now() },
    );
  });
}

/** Counts that an article has solved a problem (decisions 2.12 "Suggestions"). @throws NotFound, Expired */
export async function countSolved(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user, key }: { user: CurrentUser | null; key: string },
  id: number,
  { source }: BodyOf<typeof kbArticleSolved>,
): Promise<void> {
  await readable(db, await readingScope(db, user), id);
  const at = clock.now();
  await storeSolution(db, {
    articleId: id,
    readerKey: key,
    source,
    userId: user?.id ?? null,
    day: at.toISOString().slice(0, 10),
    at,
  });
}
