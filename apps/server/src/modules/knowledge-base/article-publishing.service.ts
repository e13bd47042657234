import type { ArticleState } from '@hamyar/contracts';
import { searchKeyCompact } from '@hamyar/persian';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { excerptOf } from '../../platform/richtext/rich-text.ts';
import { removeTagsFrom } from '../catalog/public.ts';
import { indexLive } from './article-index.service.ts';
import { removeTerms } from './article-index.repository.ts';
import {
  CONTENT_COLUMNS,
  insertVersion,
  updateArticle,
  updateVersion,
  type ArticleRecord,
  type VersionContent,
} from './article.repository.ts';
import type { ArticleTable } from './article.table.ts';
import { removeAnswered } from './search-miss.repository.ts';
import { tables } from './tables.ts';

/** Key of the job that publishes an article, or ends it. */
const jobKey = (id: number, what: 'publish' | 'expire'): string => `article.${what}:${id}`;

type JobDeps = Pick<Deps, 'clock' | 'jobs'>;

/** Publishes an article at its moment. */
export async function schedulePublishing(deps: JobDeps, trx: Trx, id: number, at: Date): Promise<void> {
  await deps.jobs.add(trx, 'article.publish', { id }, { key: jobKey(id, 'publish'), runAt: at });
}

/** The columns in which an article has each part of its live version; null for what readers get from elsewhere. */
const LIVE_COLUMNS = {
  name: (name) => ({ name }),
  // readers find it by its terms, which are indexed
  name_norm: null,
  keywords: null,
  slug: (slug) => ({ slug }),
  body_html: (body_html) => ({ body_html }),
  // made of the text where nobody has written one
  excerpt: null,
  read_time: (read_time) => ({ read_time }),
  visibility: (visibility) => ({ visibility }),
  // rows of their own
  category_ids: null,
  related_ids: (related_ids) => ({ related_ids }),
  file_ids: (file_ids) => ({ file_ids }),
  seo_title: (seo_title) => ({ seo_title }),
  seo_description: (seo_description) => ({ seo_description }),
  allow_feedback: (allow_feedback) => ({ allow_feedback }),
  // for those who write it
  template_id: null,
  publish_at: null,
  expire_at: (expire_at) => ({ expire_at }),
} satisfies BodyColumns<VersionContent, ArticleTable>;

/**
 * Makes the version that is being written the one that readers get: copies its content, puts it into the search and ends
 * what was live before. The caller has locked the article and checked the right.
 */
export async function publishArticle(
  deps: JobDeps,
  trx: Trx,
  article: ArticleRecord,
  reviewerId: number | null,
): Promise<void> {
  const now = deps.clock.now();
  const { id, version_number: number, live_version_number: before } = article;
  if (before !== null && before !== number)
    await updateVersion(trx, { id, number: before }, { state: 'archived', updated_at: now });
  await updateVersion(
    trx,
    { id, number },
    {
      state: 'published',
      published_at: now,
      updated_at: now,
      review_remark: null,
      ...(reviewerId === null ? {} : { reviewer_id: reviewerId }),
    },
  );
  const excerpt = article.excerpt ?? excerptOf(article.body_html);
  await updateArticle(trx, id, {
    ...columnsOf(LIVE_COLUMNS, contentOf(article)),
    excerpt,
    live: true,
    live_version_number: number,
    author_id: article.author_id,
    published_at: now,
    live_since: article.live_since ?? now,
    updated_at: now,
  });
  await replaceCategories(trx, id, article.category_ids);
  await indexLive(trx, id, { ...article, excerpt });
  await removeAnswered(trx, id, [article.name, ...article.keywords].map(searchKeyCompact));
  await deps.jobs.remove(trx, jobKey(id, 'publish'));
  if (article.expire_at)
    await deps.jobs.add(trx, 'article.expire', { id }, { key: jobKey(id, 'expire'), runAt: article.expire_at });
  else await deps.jobs.remove(trx, jobKey(id, 'expire'));
}

async function replaceCategories(trx: Trx, id: number, categoryIds: readonly number[]): Promise<void> {
  await tables(trx).deleteFrom('article_in_category').where('article_id', '=', id).execute();
  if (categoryIds.length > 0)
    await tables(trx)
      .insertInto('article_in_category')
      .values(categoryIds.map((category_id, index) => ({ article_id: id, category_id, position: index + 1 })))
      .execute();
}

/** Takes an article away from its readers: out of lists and search, its address says that it has ended. */
export async function endArticle(deps: JobDeps, trx: Trx, id: number): Promise<void> {
  await updateArticle(trx, id, { live: false, updated_at: deps.clock.now() });
  await removeTerms(trx, id);
  await deps.jobs.remove(trx, jobKey(id, 'publish'));
  await deps.jobs.remove(trx, jobKey(id, 'expire'));
}

/** Removes what a deleted article has, so that its categories and tags can be deleted too. */
export async function removeArticle(deps: JobDeps, trx: Trx, id: number): Promise<void> {
  await endArticle(deps, trx, id);
  await replaceCategories(trx, id, []);
  await removeTagsFrom(trx, 'article', [id]);
  await updateArticle(trx, id, { deleted_at: deps.clock.now() });
}

/** Columns of the content of a version. */
const contentOf = (version: VersionContent): VersionContent =>
  Object.fromEntries(CONTENT_COLUMNS.map((column) => [column, version[column]])) as unknown as VersionContent;

/** The content of a version and who wrote in it. */
type WrittenContent = VersionContent & Pick<ArticleRecord, 'editor_ids' | 'published_at'>;

/** Begins a new version with this content; readers see what they saw before. @returns its number */
export async function beginVersion(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  article: ArticleRecord,
  content: WrittenContent,
  userId: number,
): Promise<number> {
  const now = deps.clock.now();
  const number = article.version_number + 1;
  // a version that was left is written no more
  if (article.published_at === null)
    await updateVersion(
      trx,
      { id: article.id, number: article.version_number },
      { state: 'archived', updated_at: now },
    );
  await insertVersion(trx, {
    ...contentOf(content),
    article_id: article.id,
    number,
    state: 'draft' satisfies ArticleState,
    publish_at: null,
    author_id: userId,
    // nobody has reviewed a text that was never published, so its writers stay its writers
    editor_ids: [...new Set([...(content.published_at === null ? content.editor_ids : []), userId])],
    reviewer_id: article.reviewer_id,
    created_at: now,
    updated_at: now,
  });
  await updateArticle(trx, article.id, { version_number: number, updated_at: now });
  return number;
}
