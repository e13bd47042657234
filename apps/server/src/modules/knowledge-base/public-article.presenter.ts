import type { Attachment, PublicArticle, PublicArticleRow } from '@hamyar/contracts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import type { CategoryRecord } from './article-category.repository.ts';
import { toSummary } from './article.presenter.ts';
import { pathUp } from '@hamyar/domain';
import type { ReadableRecord, ReadableRow } from './public-article.repository.ts';

/** An article in a list for its readers. */
export const toPublicRow = (row: ReadableRow): PublicArticleRow => ({
  ...toSummary(row),
  excerpt: row.excerpt,
  updated_at: unixSeconds(row.published_at),
});

/** What an article is shown with, besides its own row. */
export interface PublicArticleMore {
  categories: readonly CategoryRecord[];
  related: readonly ReadableRow[];
  files: Attachment[];
  /** Whether readers are asked at all. */
  feedbackOpen: boolean;
  feedback: PublicArticle['feedback'];
}

/** The path of an article: its first category with those above it, from the top. */
export const pathOf = (categories: readonly CategoryRecord[], id: number | undefined): PublicArticle['path'] =>
  id === undefined
    ? []
    : pathUp(categories, id)
        .reverse()
        .flatMap((one) => {
          const category = categories.find((candidate) => candidate.id === one);
          return category ? [{ id: category.id, name: category.name, slug: category.slug }] : [];
        });

/** An article as its readers get it. */
export const toPublicArticle = (
  record: ReadableRecord,
  { categories, related, files, feedbackOpen, feedback }: PublicArticleMore,
): PublicArticle => ({
  ...toPublicRow(record),
  // once more than when it was stored (decisions 2.0): the server draws pages of it for browsers without scripts
  body_html: sanitizeRich(record.body_html),
  seo_title: record.seo_title,
  seo_description: record.seo_description,
  author_name: record.author_name,
  published_at: unixSeconds(record.live_since),
  path: pathOf(categories, record.category_ids[0]),
  related: related.map(toSummary),
  attachments: files,
  allow_feedback: record.allow_feedback && feedbackOpen,
  helpful_yes: record.helpful_yes,
  helpful_no: record.helpful_no,
  feedback,
});
