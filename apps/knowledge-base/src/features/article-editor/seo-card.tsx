import { ARTICLE_MAX, SEO_ADVISED, type Article } from '@hamyar/contracts';
import { Card, Ltr, Progress } from '@hamyar/design-system/basics';
import { TextArea, TextField } from '@hamyar/design-system/fields';
import { GlobeIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useSettings } from '@hamyar/module-sdk';
import { fill, slugOf, truncate } from '@hamyar/persian';
import { staffText } from '../../messages/fa-staff.ts';
import type { ArticleValues } from './article.conversions.ts';

const text = staffText.editor;

interface SeoCardProps {
  article: Article;
  form: ResourceForm<ArticleValues>;
}

/** The address of an article, and how a search engine would show it, with the lengths that it shows whole. */
export function SeoCard({ article, form }: SeoCardProps) {
  const { system_title: system } = useSettings();
  const { name, slug, seo_title: seoTitle, seo_description: seoDescription, excerpt } = form.values;
  const title = seoTitle.trim() || name.trim();
  const description = seoDescription.trim() || excerpt.trim();
  return (
    <Card title={text.seo} icon={<GlobeIcon />}>
      <div className="kb-snippet" dir="auto">
        <small>
          <Ltr>{`${window.location.host} › kb › ${article.id} › ${slug.trim() || slugOf(name)}`}</Ltr>
        </small>
        <b>{truncate(`${title} · ${system}`, SEO_ADVISED.title)}</b>
        {description ? <p>{truncate(description, SEO_ADVISED.description)}</p> : null}
      </div>
      <FormField form={form} name="slug" label={text.slug} help={text.slugHelp}>
        {(control) => <TextField {...control} maxLength={ARTICLE_MAX.slug} />}
      </FormField>
      <FormField
        form={form}
        name="seo_title"
        label={text.seoTitle}
        help={<Length text={title} max={SEO_ADVISED.title} />}
      >
        {(control) => <TextField {...control} maxLength={ARTICLE_MAX.seo_title} placeholder={name} />}
      </FormField>
      <FormField
        form={form}
        name="seo_description"
        label={text.seoDescription}
        help={<Length text={description} max={SEO_ADVISED.description} />}
      >
        {(control) => <TextArea {...control} rows={2} maxLength={ARTICLE_MAX.seo_description} placeholder={excerpt} />}
      </FormField>
      <FormField form={form} name="excerpt" label={text.excerpt}>
        {(control) => <TextArea {...control} rows={2} maxLength={ARTICLE_MAX.excerpt} />}
      </FormField>
    </Card>
  );
}

/** How much of the advised length is used. */
function Length({ text: words, max }: { text: string; max: number }) {
  const n = [...words].length;
  const label = fill(text.lengthOf, { n, max });
  return (
    <span className="kb-length">
      {label}
      <Progress percent={Math.min(100, (n / max) * 100)} label={label} tone={n > max ? 'warning' : 'primary'} />
    </span>
  );
}
