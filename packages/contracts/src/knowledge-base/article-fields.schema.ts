import { z } from 'zod';
import {
  booleanInput,
  id,
  idAndName,
  listOf,
  ownedFiles,
  pageQuery,
  plainText,
  plainTextOrNull,
  readableText,
  readableTextOrNull,
  richText,
  unix,
  unixOut,
} from '../field.schema.ts';
import { PAGE_SIZES } from '../limits.ts';
import {
  ARTICLE_CATEGORIES_MAX,
  ARTICLE_GROUPS,
  ARTICLE_KEYWORDS_MAX,
  ARTICLE_MAX,
  CATEGORY_PAGE_SIZE,
  RELATED_MAX,
} from './article-lists.ts';

/** A list of categories may have more rows on a page than others (spec 7.17). */
export const categoryPageQuery = {
  ...pageQuery,
  perPage: z.coerce
    .number()
    .int()
    .refine((n) => n === CATEGORY_PAGE_SIZE || (PAGE_SIZES as readonly number[]).includes(n), {
      params: { code: 'page_size' },
    })
    .default(CATEGORY_PAGE_SIZE),
};

/** An article as every list of them shows it (spec 3.7). */
export const articleSummary = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  /** minutes */ read_time: z.number(),
  /** Everybody may read it, also without a login. */ public: z.boolean(),
  /** For whom it is when it is not public; of a public one `both`. */ user_group: z.enum(ARTICLE_GROUPS),
});

/** A category as a part of a path. */
export const categoryPath = z.array(idAndName.extend({ slug: z.string() }));

const bodyHtml = richText();

/** What people write of an article. Only the name is needed; a change leaves out what stays as it is. */
export const articleInput = {
  name: readableText(plainText(ARTICLE_MAX.name, 1)),
  /** Null: made of the name. */ slug: readableTextOrNull(ARTICLE_MAX.slug).optional(),
  body_html: bodyHtml.optional(),
  /** Null: the beginning of the text. */ excerpt: plainTextOrNull(ARTICLE_MAX.excerpt).optional(),
  public: booleanInput.optional(),
  user_group: z.enum(ARTICLE_GROUPS).optional(),
  category_ids: listOf(id, ARTICLE_CATEGORIES_MAX).optional(),
  related_ids: listOf(id, RELATED_MAX).optional(),
  /** Further words under which the search finds it, such as searches that found nothing. */
  keywords: listOf(plainText(ARTICLE_MAX.keyword, 1), ARTICLE_KEYWORDS_MAX).optional(),
  seo_title: plainTextOrNull(ARTICLE_MAX.seo_title).optional(),
  seo_description: plainTextOrNull(ARTICLE_MAX.seo_description).optional(),
  allow_feedback: booleanInput.optional(),
  template_id: id.nullable().optional(),
  reviewer_id: id.nullable().optional(),
  publish_at: unix.nullable().optional(),
  expire_at: unix.nullable().optional(),
  review_due_at: unix.nullable().optional(),
  /** Files of this version, also the pictures in its text. */ attachments: ownedFiles('article').optional(),
};

/** What a version of an article contains; two of them are compared by it. */
export const articleContent = z.object({
  name: z.string(),
  slug: z.string(),
  body_html: z.string(),
  /** As somebody wrote it; null where the beginning of the text is shown. */ excerpt: z.string().nullable(),
  public: z.boolean(),
  user_group: z.enum(ARTICLE_GROUPS),
  categories: z.array(idAndName),
  related: z.array(articleSummary.extend({ /** Readers see it now. */ live: z.boolean() })),
  keywords: z.array(z.string()),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  allow_feedback: z.boolean(),
  publish_at: unixOut.nullable(),
  expire_at: unixOut.nullable(),
});
