import { useState } from 'react';
import { ARTICLE_MAX, type Article, type ArticleTemplate } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { TextField } from '@hamyar/design-system/fields';
import { CopyIcon } from '@hamyar/design-system/icons';
import { confirm } from '@hamyar/design-system/overlay';
import { attachmentInlineUrl, FileField, useFormUploads } from '@hamyar/module-kit/files';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { staffText } from '../../messages/fa-staff.ts';
import { audienceOf } from '../../shared/audience.tsx';
import { isPicture, type ArticleValues } from './article.conversions.ts';
import { SynonymChips } from './synonym-chips.tsx';

const TemplatesDialog = lazyPart(
  () => import(/* webpackChunkName: "article-panels" */ './templates-dialog.tsx'),
  'TemplatesDialog',
);

const text = staffText.editor;
/** Words that are read in a minute (decisions 2.12). */
const WORDS_A_MINUTE = 200;

interface ArticleTextProps {
  article: Article;
  form: ResourceForm<ArticleValues>;
}

/** The name, the text with its pictures, and the files below it. */
export function ArticleText({ article, form }: ArticleTextProps) {
  const uploads = useFormUploads(form, 'attachments', 'article');
  const [templates, setTemplates] = useState(false);
  const { body_html: html, attachments } = form.values;
  const addPicture = async (file: File) => {
    const uploaded = await uploads.addInline(file);
    if (!uploaded) return null;
    form.change((before) => ({ attachments: [...before.attachments, uploaded] }));
    return { src: attachmentInlineUrl(uploaded.id), alt: uploaded.name };
  };
  const use = async (template: ArticleTemplate) => {
    setTemplates(false);
    if (wordsIn(html) > 0) {
      const replaced = await confirm({ message: staffText.templates.replace, yes: staffText.templates.replaceYes });
      if (!replaced) return;
    }
    form.change((before) => ({ ...presetsOf(template, before), body_html: template.body, template_id: template.id }));
  };
  return (
    <>
      <FormField form={form} name="name" label={staffText.article.name} hideLabel className="kb-name">
        {(control) => <TextField {...control} placeholder={staffText.article.name} maxLength={ARTICLE_MAX.name} />}
      </FormField>
      <FormField form={form} name="body_html" label={text.body} hideLabel>
        {(control) => (
          <RichTextEditor
            id={control.id}
            aria-describedby={control['aria-describedby']}
            invalid={control.invalid}
            label={text.body}
            placeholder={text.bodyHint}
            value={control.value}
            onChange={control.onChange}
            onBlur={control.onBlur}
            tools="top"
            minHeight={380}
            maxHeight={1200}
            uploadImage={addPicture}
            onFiles={uploads.add}
            extraTools={
              <Button variant="text" size="sm" icon={<CopyIcon />} onClick={() => setTemplates(true)}>
                {text.templates}
              </Button>
            }
          />
        )}
      </FormField>
      <SynonymChips articleId={article.id} form={form} />
      <p className="kb-quiet">{fill(text.words, { n: wordsIn(html), m: minutesOf(html) })}</p>
      <FileField
        form={form}
        uploads={uploads}
        label={text.files}
        files={attachments.filter((file) => !isPicture(file) && !isShown(html, file.id))}
      />
      <OnDemand onClose={() => setTemplates(false)}>
        {templates ? (
          <TemplatesDialog onUse={(template) => void use(template)} onClose={() => setTemplates(false)} />
        ) : null}
      </OnDemand>
    </>
  );
}

const wordsIn = (html: string): number =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
const minutesOf = (html: string): number => Math.max(1, Math.ceil(wordsIn(html) / WORDS_A_MINUTE));
const isShown = (html: string, id: number): boolean => new RegExp(`/api/attachment/${id}(?!\\d)`).test(html);

type Presets = ArticleTemplate['fields'];
type Preset = (fields: Presets, before: ArticleValues) => Partial<ArticleValues>;

const audiencePreset: Preset = ({ public: open, user_group }, before) => ({
  audience: audienceOf({ public: open ?? before.audience === 'public', user_group: user_group ?? 'both' }),
});
/** The form values of each preset of a template; the compiler asks for those of a new one. */
const PRESETS: Readonly<Record<keyof Presets, Preset>> = {
  public: audiencePreset,
  user_group: audiencePreset,
  category_ids: ({ category_ids }) => ({ category_ids }),
  allow_feedback: ({ allow_feedback }) => ({ allow_feedback }),
};

/** What a template says of an article besides its text; the rest stays as it is. */
const presetsOf = ({ fields }: ArticleTemplate, before: ArticleValues): Partial<ArticleValues> =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, value]) =>
      value === undefined ? {} : PRESETS[name as keyof Presets](fields, before),
    ),
  );
