import type { Article, ArticleRow, ArticleSummary, Attachment, ArticleVersionRow } from '@hamyar/contracts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { groupOf } from './article-content.rules.ts';
import { nextStates, type StatedVersion } from './article-state.rules.ts';
import type { ArticleRecord, RelatedRecord, VersionContent, VersionRow } from './article.repository.ts';

const unixOrNull = (at: Date | null): number | null => (at === null ? null : unixSeconds(at));

/** An article in a list. */
export const toSummary = ({
  id,
  slug,
  name,
  read_time,
  visibility,
}: Pick<RelatedRecord, 'id' | 'slug' | 'name' | 'read_time' | 'visibility'>): ArticleSummary => ({
  id,
  slug,
  name,
  read_time,
  ...groupOf(visibility),
});

/** A row of the list of those who write articles. */
export const toArticleRow = (record: ArticleRecord): ArticleRow => ({
  ...toSummary(record),
  version: record.version,
  state: record.state,
  version_number: record.version_number,
  live_version_number: record.live ? record.live_version_number : null,
  categories: record.categories,
  author: record.author,
  reviewer: record.reviewer,
  publish_at: unixOrNull(record.publish_at),
  expire_at: unixOrNull(record.expire_at),
  review_due_at: unixOrNull(record.review_due_at),
  views: record.views,
  helpful_yes: record.helpful_yes,
  helpful_no: record.helpful_no,
  comment_count: record.comment_count,
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
});

/** The state of a version, for the rules. */
export const statedVersion = ({
  state,
  published_at,
  editor_ids,
}: Pick<ArticleRecord, 'state' | 'published_at' | 'editor_ids'>): StatedVersion => ({
  state,
  published: published_at !== null,
  editorIds: editor_ids,
});

/** What a version contains, as it is compared. */
const toContent = (version: VersionContent & Pick<ArticleRecord, 'categories'>, related: readonly RelatedRecord[]) => ({
  name: version.name,
  slug: version.slug,
  body_html: sanitizeRich(version.body_html),
  excerpt: version.excerpt,
  ...groupOf(version.visibility),
  categories: version.categories,
  related: related.map((one) => ({ ...toSummary(one), live: one.live })),
  keywords: version.keywords,
  seo_title: version.seo_title,
  seo_description: version.seo_description,
  allow_feedback: version.allow_feedback,
  publish_at: unixOrNull(version.publish_at),
  expire_at: unixOrNull(version.expire_at),
});

const ticketOf = ({
  source_ticket_id: id,
  ticket_number: number,
}: Pick<ArticleRecord, 'source_ticket_id' | 'ticket_number'>) =>
  id === null || number === null ? null : { id, number };

/** What an article is shown with, besides its own row. */
export interface ArticleMore {
  related: readonly RelatedRecord[];
  files: Attachment[];
  userId: number;
  fourEyes: boolean;
}

/** An article that is being written. */
export const toArticle = (record: ArticleRecord, { related, files, userId, fourEyes }: ArticleMore): Article => ({
  ...toArticleRow(record),
  ...toContent(record, related),
  template_id: record.template_id,
  source_ticket: ticketOf(record),
  attachments: files,
  review_remark: record.review_remark,
  next_states: nextStates(statedVersion(record), userId, fourEyes),
});

/** A version in the list of them. The first one was made of the ticket. */
export const toVersionRow = (version: VersionRow, article: ArticleRecord): ArticleVersionRow => ({
  version_number: version.number,
  state: version.state,
  live: article.live && version.number === article.live_version_number,
  author: version.author,
  reviewer: version.reviewer,
  created_at: unixSeconds(version.created_at),
  updated_at: unixSeconds(version.updated_at),
  published_at: unixOrNull(version.published_at),
  source_ticket: version.number === 1 ? ticketOf(article) : null,
});

/** A version with its content. */
export const toVersion = (
  version: VersionRow & VersionContent & Pick<ArticleRecord, 'categories'>,
  article: ArticleRecord,
  related: readonly RelatedRecord[],
  attachments: Attachment[],
) => ({ ...toVersionRow(version, article), ...toContent(version, related), attachments });
