import type {
  KnowledgebaseArticlePreviewData,
  KnowledgebaseArticleVersionGetData,
  ArticleVersionRow,
} from '@hamyar/contracts';
import type { QueryOf, knowledgebaseArticlePreview } from '@hamyar/contracts/schemas';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { excerptOf } from '../../platform/richtext/rich-text.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { attachmentsOf } from '../attachments/public.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { readCategories } from './article-category.repository.ts';
import { groupOf } from './article-content.rules.ts';
import { filesOfVersion } from './article-files.service.ts';
import { beginVersion } from './article-publishing.service.ts';
import { admits, visibilitiesFor, type ArticleReader } from './article.policy.ts';
import { toSummary, toVersion, toVersionRow } from './article.presenter.ts';
import {
  articlesByIds,
  existingIds,
  findArticle,
  findVersion,
  listVersions,
  type ArticleRecord,
} from './article.repository.ts';
import { assertWrites, lockArticle } from './article.service.ts';
import { pathUp } from '@hamyar/domain';
import { pathOf } from './public-article.presenter.ts';
import { findReadable, readableByIds } from './public-article.repository.ts';
import { scopeOf } from './reading-scope.service.ts';

async function known(db: Deps['db'], user: CurrentUser, id: number): Promise<ArticleRecord> {
  assertWrites(user);
  const article = await findArticle(db, id);
  if (!article) throw new NotFound();
  return article;
}

/** The versions of an article, the newest first. @throws Forbidden, NotFound */
export async function versionsOf(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  id: number,
): Promise<ArticleVersionRow[]> {
  const article = await known(db, user, id);
  return (await listVersions(db, id)).map((version) => toVersionRow(version, article));
}

/** One version with its content. @throws Forbidden, NotFound */
export async function openVersion(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  { id, number }: { id: number; number: number },
): Promise<KnowledgebaseArticleVersionGetData> {
  const article = await known(db, user, id);
  const version = await findVersion(db, id, number);
  if (!version) throw new NotFound();
  const [related, files] = await Promise.all([articlesByIds(db, version.related_ids), filesOfVersion(db, id, version)]);
  return toVersion(version, article, related, files);
}

/** Begins a version with the content of an earlier one, of what still exists of it. @throws Forbidden, NotFound, Nok */
export async function restoreVersion(
  deps: Deps,
  { user, ip }: Editor,
  { id, number }: { id: number; number: number },
  expected: number | undefined,
): Promise<void> {
  assertWrites(user);
  await withTransaction(deps.db, async (trx) => {
    const article = await lockArticle(deps, trx, user, id, expected);
    const version = await findVersion(trx, id, number);
    if (!version) throw new NotFound();
    const there = await existingIds(trx, {
      categories: version.category_ids,
      articles: version.related_ids,
      templates: [],
    });
    const files = (await attachmentsOf(trx, { kind: 'article', ids: [id] })).map((file) => file.id);
    await beginVersion(
      deps,
      trx,
      article,
      {
        ...version,
        // the address is that of the article now
        slug: article.slug,
        category_ids: version.category_ids.filter((one) => there.categories.includes(one)),
        related_ids: version.related_ids.filter((one) => there.articles.includes(one)),
        file_ids: version.file_ids.filter((one) => files.includes(one)),
      },
      user.id,
    );
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article.restore',
        object_type: 'article',
        object_id: id,
        object_name: article.name,
        after: { number },
      },
    );
  });
}

type PreviewQuery = QueryOf<typeof knowledgebaseArticlePreview>;

const readerOf = ({ as, organization_id, customer_level_id }: PreviewQuery): ArticleReader =>
  as === 'visitor'
    ? null
    : as === 'employee'
      ? { employee: true, organization_id: null, customer_level_id: null }
      : { employee: false, organization_id: organization_id ?? null, customer_level_id: customer_level_id ?? null };

/** Why a reader will not see a version, also when it is published. */
function hiddenBy(
  article: ArticleRecord,
  categories: Awaited<ReturnType<typeof readCategories>>,
  reader: ArticleReader,
): KnowledgebaseArticlePreviewData['hidden_by'] {
  const above = new Set(article.category_ids.flatMap((id) => pathUp(categories, id)));
  const closed = categories.filter((category) => above.has(category.id) && !admits(category, reader));
  return [
    ...(visibilitiesFor(reader).includes(article.visibility)
      ? []
      : [{ reason: 'article' as const, name: article.name }]),
    ...closed.map(({ status, name }) => ({ reason: status ? ('category' as const) : ('category_off' as const), name })),
  ];
}

/** The version that is being written, as a reader would see it. @throws Forbidden, NotFound */
export async function previewArticle(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  id: number,
  query: PreviewQuery,
): Promise<KnowledgebaseArticlePreviewData> {
  const { db } = deps;
  const article = await known(db, user, id);
  const [categories, related, files, settings] = await Promise.all([
    readCategories(db),
    articlesByIds(db, article.related_ids),
    filesOfVersion(db, id, article),
    settingsOf(deps).current(),
  ]);
  const reader = readerOf(query);
  const scope = scopeOf(reader, categories);
  const [live, seen] = await Promise.all([findReadable(db, scope, id), readableByIds(db, scope, article.related_ids)]);
  const hidden = hiddenBy(article, categories, reader);
  const shownCategory = article.category_ids.find((one) => scope.seen.has(one));
  const scheduled = article.state === 'scheduled' && hidden.length === 0 ? article.publish_at : null;
  return {
    article: {
      id,
      slug: article.slug,
      name: article.name,
      read_time: article.read_time,
      ...groupOf(article.visibility),
      excerpt: article.excerpt ?? excerptOf(article.body_html),
      updated_at: unixSeconds(article.updated_at),
      body_html: sanitizeRich(article.body_html),
      seo_title: article.seo_title,
      seo_description: article.seo_description,
      author_name: article.author?.name ?? null,
      published_at: live ? unixSeconds(live.live_since) : null,
      path: pathOf(categories, shownCategory),
      related: seen.map(toSummary),
      attachments: files,
      allow_feedback: article.allow_feedback && settings.knowledgeBaseSettings.knowledge_base_feedback,
      helpful_yes: article.helpful_yes,
      helpful_no: article.helpful_no,
      feedback: null,
    },
    shown: live?.live_version_number === article.version_number,
    shown_from: scheduled ? unixSeconds(scheduled) : null,
    live_version_number: live?.live_version_number ?? null,
    hidden_by: hidden,
    hidden_related: related.filter((one) => !seen.some((shown) => shown.id === one.id)).map(toSummary),
  };
}
