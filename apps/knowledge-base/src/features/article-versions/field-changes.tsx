import type { KnowledgebaseArticleVersionGetData as ArticleVersion } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { shared } from '@hamyar/persian';
import { staffText } from '../../messages/fa-staff.ts';
import { audienceOf } from '../../shared/audience.tsx';

const text = staffText.editor;

/** How the fields besides the text are compared, as words. */
const FIELDS: readonly (readonly [label: string, (content: ArticleVersion) => string])[] = [
  [staffText.article.name, ({ name }) => name],
  [text.audience, (content) => staffText.audience[audienceOf(content)].label],
  [staffText.article.categories, ({ categories }) => categories.map(({ name }) => name).join('، ')],
  [text.keywords, ({ keywords }) => keywords.join('، ')],
  [text.related, ({ related }) => related.map(({ name }) => name).join('، ')],
  [text.files, ({ attachments }) => attachments.map(({ name }) => name).join('، ')],
  [text.slug, ({ slug }) => slug],
  [text.excerpt, ({ excerpt }) => excerpt ?? ''],
  [text.seoTitle, ({ seo_title: title }) => title ?? ''],
  [text.seoDescription, ({ seo_description: description }) => description ?? ''],
  [text.feedback, ({ allow_feedback: asked }) => (asked ? shared.yes : shared.no)],
  [text.publishAt, ({ publish_at: at }) => momentOf(at)],
  [text.expireAt, ({ expire_at: at }) => momentOf(at)],
];
const momentOf = (at: number | null): string => (at === null ? '' : formatDateTime(at));

/** The fields that differ between two versions. */
export function FieldChanges({ before, after }: { before: ArticleVersion; after: ArticleVersion }) {
  const changed = FIELDS.filter(([, read]) => read(before) !== read(after));
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
