import type { KnowledgebaseArticleVersionGetData as ArticleVersion, ArticleVersionRow } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { shared } from '@hamyar/persian';
import { staffText } from '../../messages/fa-staff.ts';
import { audienceOf } from '../../shared/audience.tsx';

const text = staffText.editor;

const momentOf = (at: number | null): string => (at === null ? '' : formatDateTime(at));
const namesOf = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join('، ');

type Field = readonly [label: string, read: (content: ArticleVersion) => string];

/**
 * How each field of a version's content is compared, as words, in this order; null for what is compared elsewhere. The
 * compiler asks for an entry of every field: without one a difference would not be shown.
 */
export const VERSION_FIELDS: {
  readonly [Key in Exclude<keyof ArticleVersion, keyof ArticleVersionRow>]: Field | null;
} = {
  name: [staffText.article.name, ({ name }) => name],
  // block by block
  body_html: null,
  // with the group
  public: null,
  user_group: [text.audience, (content) => staffText.audience[audienceOf(content)].label],
  categories: [staffText.article.categories, ({ categories }) => namesOf(categories)],
  keywords: [text.keywords, ({ keywords }) => keywords.join('، ')],
  related: [text.related, ({ related }) => namesOf(related)],
  attachments: [text.files, ({ attachments }) => namesOf(attachments)],
  slug: [text.slug, ({ slug }) => slug],
  excerpt: [text.excerpt, ({ excerpt }) => excerpt ?? ''],
  seo_title: [text.seoTitle, ({ seo_title: title }) => title ?? ''],
  seo_description: [text.seoDescription, ({ seo_description: description }) => description ?? ''],
  allow_feedback: [text.feedback, ({ allow_feedback: asked }) => (asked ? shared.yes : shared.no)],
  publish_at: [text.publishAt, ({ publish_at: at }) => momentOf(at)],
  expire_at: [text.expireAt, ({ expire_at: at }) => momentOf(at)],
};

/** The fields that differ between two versions. */
export function FieldChanges({ before, after }: { before: ArticleVersion; after: ArticleVersion }) {
  const changed = Object.values(VERSION_FIELDS).flatMap((field) =>
    field && field[1](before) !== field[1](after) ? [field] : [],
  );
  if (changed.length === 0) return null;
  return (
    <dl className="kb-field-changes">
      {changed.map(([label, read]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>
              <bdi>{read(before) || staffText.versions.none}</bdi>
            </del>
            <ins>
              <bdi>{read(after) || staffText.versions.none}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
