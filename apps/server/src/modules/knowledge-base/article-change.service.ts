import { BODY_HTML_MAX, type FieldError } from '@hamyar/contracts';
import type { BodyOf, knowledgebaseArticleStore, knowledgebaseArticleUpdate } from '@hamyar/contracts/schemas';
import { normalizeInput, normalizeText, searchKeyCompact, slugOf } from '@hamyar/persian';
import type { Updateable } from 'kysely';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { freeSlug, readTimeOf, visibilityAfter } from './article-content.rules.ts';
import { existingIds, lockSlugs, reviewers, slugsLike, type VersionContent } from './article.repository.ts';
import type { ArticleTable, ArticleVersionTable } from './article.table.ts';
import { messages } from './messages.ts';

type NewBody = BodyOf<typeof knowledgebaseArticleStore>;
/** What a person sends of an article. */
export type ArticleBody = BodyOf<typeof knowledgebaseArticleUpdate>;

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at * 1000));

/** What a person sends of an article, new or stored. */
type AnyBody = Partial<NewBody & ArticleBody>;

/** The columns of a version for each value of a body; null where it needs more than the value, or is no column of it. */
const COLUMNS = {
  version: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  slug: null,
  body_html: null,
  excerpt: (excerpt) => ({ excerpt }),
  public: null,
  user_group: null,
  category_ids: (category_ids) => ({ category_ids }),
  related_ids: (related_ids) => ({ related_ids }),
  keywords: (keywords) => ({ keywords }),
  seo_title: (seo_title) => ({ seo_title }),
  seo_description: (seo_description) => ({ seo_description }),
  allow_feedback: (allow_feedback) => ({ allow_feedback }),
  template_id: (template_id) => ({ template_id }),
  reviewer_id: (reviewer_id) => ({ reviewer_id }),
  publish_at: (at) => ({ publish_at: dateOf(at) }),
  expire_at: (at) => ({ expire_at: dateOf(at) }),
  // of the article, for all its versions
  review_due_at: null,
  source_ticket_id: null,
  // files, not a column
  attachments: null,
  // a row of another table
  search_miss_id: null,
} satisfies BodyColumns<AnyBody, ArticleVersionTable>;

/** The keys of a body that fill no column of a version by themselves. */
type Other = { [Key in keyof typeof COLUMNS]: (typeof COLUMNS)[Key] extends null ? Key : never }[keyof typeof COLUMNS];

/** The columns that all versions of an article have in common; null for what {@link versionColumns} or its caller stores. */
const ARTICLE_COLUMNS = {
  version: null,
  slug: null,
  body_html: null,
  public: null,
  user_group: null,
  attachments: null,
  search_miss_id: null,
  review_due_at: (at) => ({ review_due_at: dateOf(at) }),
  source_ticket_id: (source_ticket_id) => ({ source_ticket_id }),
} satisfies BodyColumns<Pick<AnyBody, Other>, ArticleTable>;

/** The columns of an article itself that a body writes. */
export function articleColumns(body: AnyBody): Updateable<ArticleTable> {
  const others = Object.entries(body).filter(([key]) => key in ARTICLE_COLUMNS);
  return columnsOf(ARTICLE_COLUMNS, Object.fromEntries(others) as Pick<AnyBody, Other>);
}

const unique = <Value>(list: readonly Value[]): Value[] => [...new Set(list)];
const lineOrNull = (text: string | null): string | null => (text === null ? null : normalizeInput(text) || null);

function normalize(input: AnyBody): AnyBody {
  const body = { ...input };
  if (body.name !== undefined) body.name = normalizeInput(body.name);
  if (body.excerpt) body.excerpt = normalizeText(body.excerpt) || null;
  if (body.seo_title !== undefined) body.seo_title = lineOrNull(body.seo_title);
  if (body.seo_description !== undefined) body.seo_description = lineOrNull(body.seo_description);
  if (body.keywords) body.keywords = unique(body.keywords.map(normalizeInput)).filter(Boolean);
  if (body.category_ids) body.category_ids = unique(body.category_ids);
  if (body.related_ids) body.related_ids = unique(body.related_ids);
  return body;
}

/** The version that a body changes; null of a new article. */
export interface ChangedVersion {
  id: number;
  content: Pick<VersionContent, 'name' | 'visibility' | 'publish_at' | 'expire_at'>;
}

async function checkReferences(trx: Trx, body: AnyBody, id: number | null): Promise<FieldError[]> {
  const { category_ids: categories = [], related_ids: articles = [], template_id, reviewer_id } = body;
  const templates = template_id ? [template_id] : [];
  const known = await existingIds(trx, { categories, articles, templates });
  const errors: FieldError[] = [];
  if (known.categories.length < categories.length) errors.push(fieldError('category_ids', 'CHOICE'));
  if (known.articles.length < articles.length || (id !== null && articles.includes(id)))
    errors.push(fieldError('related_ids', 'CHOICE'));
  if (known.templates.length < templates.length) errors.push(fieldError('template_id', 'CHOICE'));
  if (reviewer_id && !(await reviewers(trx)).some((person) => person.id === reviewer_id))
    errors.push(fieldError('reviewer_id', 'CHOICE'));
  return errors;
}

/** The slug after a change: what somebody chose must be free, what is made of the name becomes free. */
async function slugAfter(trx: Trx, body: AnyBody, current: ChangedVersion | null): Promise<string | FieldError | null> {
  if (current && body.slug === undefined) return null;
  const name = body.name ?? current?.content.name ?? '';
  const wanted = slugOf(body.slug ?? name);
  await lockSlugs(trx);
  const taken = await slugsLike(trx, wanted, current?.id ?? null);
  if (body.slug && taken.includes(wanted)) return fieldError('slug', 'DUPLICATE', {}, messages.slugTaken);
  return freeSlug(wanted, taken);
}

/** The text after a change. */
function textAfter(body: AnyBody): { columns: Updateable<ArticleVersionTable>; error: FieldError | null } {
  if (body.body_html === undefined) return { columns: {}, error: null };
  const { html, text } = toRichText(body.body_html);
  const tooLong = Buffer.byteLength(html) > BODY_HTML_MAX;
  return {
    columns: { body_html: html, read_time: readTimeOf(text) },
    error: tooLong ? fieldError('body_html', 'MAX_LENGTH', {}, messages.bodyTooLong) : null,
  };
}

/**
 * The columns of a version that a body writes, checked against what there is. `visibility` is that of the current
 * version, or of the settings for a new article.
 * @throws ValidationFailed with every refused field
 */
export async function versionColumns(
  trx: Trx,
  input: AnyBody,
  current: ChangedVersion | null,
  visibility: VersionContent['visibility'],
): Promise<Updateable<ArticleVersionTable>> {
  const body = normalize(input);
  const errors = await checkReferences(trx, body, current?.id ?? null);
  if (body.name === '') errors.push(fieldError('name', 'REQUIRED'));
  const text = textAfter(body);
  if (text.error) errors.push(text.error);
  const slug = await slugAfter(trx, body, current);
  if (slug !== null && typeof slug !== 'string') errors.push(slug);
  const own = columnsOf(COLUMNS, body);
  const publishAt = own.publish_at === undefined ? (current?.content.publish_at ?? null) : own.publish_at;
  const expireAt = own.expire_at === undefined ? (current?.content.expire_at ?? null) : own.expire_at;
  if (publishAt && expireAt && expireAt <= publishAt && (own.publish_at !== undefined || own.expire_at !== undefined))
    errors.push(fieldError('expire_at', 'DATE', {}, messages.expireAfterPublish));
  if (errors.length > 0) throw new ValidationFailed(errors);
  return {
    ...own,
    ...text.columns,
    ...(typeof slug === 'string' ? { slug } : {}),
    visibility: visibilityAfter(visibility, body),
  };
}
