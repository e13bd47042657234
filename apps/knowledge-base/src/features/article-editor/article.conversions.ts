import type {
  Article,
  ArticleSummary,
  KnowledgebaseArticleUpdateBody,
  UploadedAttachment,
  Visibility,
} from '@hamyar/contracts';
import { fileReference, type FormFile } from '@hamyar/module-kit/files';
import { wholeBody, type FormDraft } from '@hamyar/module-kit/form';
import { audienceFields, audienceOf } from '../../shared/audience.tsx';

/** A related article in the form. */
export type RelatedArticle = ArticleSummary & { live: boolean };

/** Values of the editor. */
export interface ArticleValues {
  name: string;
  slug: string;
  body_html: string;
  excerpt: string;
  audience: Visibility;
  category_ids: number[];
  related: RelatedArticle[];
  keywords: string[];
  seo_title: string;
  seo_description: string;
  allow_feedback: boolean;
  template_id: number | null;
  reviewer_id: number | null;
  publish_at: number | null;
  expire_at: number | null;
  review_due_at: number | null;
  attachments: FormFile[];
}

/** The form values of a stored article. */
export const articleToForm = (article: Article): ArticleValues => ({
  name: article.name,
  slug: article.slug,
  body_html: article.body_html,
  excerpt: article.excerpt ?? '',
  audience: audienceOf(article),
  category_ids: article.categories.map(({ id }) => id),
  related: article.related,
  keywords: article.keywords,
  seo_title: article.seo_title ?? '',
  seo_description: article.seo_description ?? '',
  allow_feedback: article.allow_feedback,
  template_id: article.template_id,
  reviewer_id: article.reviewer?.id ?? null,
  publish_at: article.publish_at,
  expire_at: article.expire_at,
  review_due_at: article.review_due_at,
  attachments: article.attachments,
});

/** The body of a change, of which the person has read this version. */
export const articleToBody = (values: ArticleValues, version: number) =>
  wholeBody<KnowledgebaseArticleUpdateBody>({
    version,
    name: values.name.trim(),
    slug: values.slug.trim() || null,
    body_html: values.body_html,
    excerpt: values.excerpt.trim() || null,
    ...audienceFields(values.audience),
    category_ids: values.category_ids,
    related_ids: values.related.map(({ id }) => id),
    keywords: values.keywords.map((word) => word.trim()).filter(Boolean),
    seo_title: values.seo_title.trim() || null,
    seo_description: values.seo_description.trim() || null,
    allow_feedback: values.allow_feedback,
    template_id: values.template_id,
    reviewer_id: values.reviewer_id,
    publish_at: values.publish_at,
    expire_at: values.expire_at,
    review_due_at: values.review_due_at,
    attachments: usedFiles(values).map(fileReference),
  });

/** A picture that was taken out of the text goes with it. */
function usedFiles({ attachments, body_html: html }: ArticleValues): FormFile[] {
  return attachments.filter((file) => !isPicture(file) || isInText(html, file.id));
}

/** A picture that stands in the text, not below it. */
export const isPicture = (file: FormFile): boolean => file.inline;
const isInText = (html: string, id: number): boolean => new RegExp(`/api/attachment/${id}(?!\\d)`).test(html);

/** How the server stores a draft of an article: its text apart, everything else among the values. */
interface StoredDraft {
  body_html: string;
  attachments: UploadedAttachment[];
  form_values: { version?: number; changes?: Record<string, unknown>; base?: Record<string, unknown> };
}

/** The shape of the draft on the server (decisions 2.4). */
export const draftShape: NonNullable<FormDraft<ArticleValues>['shape']> = {
  pack({ version, changes, base }) {
    const { body_html: html, ...rest } = changes;
    const { body_html: _text, ...known } = base ?? {};
    const files = (changes.attachments ?? []) as FormFile[];
    return {
      body_html: typeof html === 'string' ? html : '',
      // what is uploaded and not saved yet stays on the server as long as the draft
      attachments: files.filter((file): file is UploadedAttachment => 'token' in file),
      form_values: { version, changes: html === undefined ? rest : { ...rest, written: true }, base: known },
    } satisfies StoredDraft;
  },
  unpack(found) {
    const { body_html: html, form_values: values } = found as Partial<StoredDraft>;
    if (values?.changes === undefined) return null;
    const { written, ...changes } = values.changes;
    return {
      version: values.version ?? 1,
      changes: written ? { ...changes, body_html: html ?? '' } : changes,
      base: values.base,
    };
  },
};
