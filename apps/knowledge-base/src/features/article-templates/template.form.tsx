import { TEMPLATE_NAME_MAX, type ArticleTemplate } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { FormGrid, MultiSelect, Select, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import {
  Form,
  FormActions,
  FormField,
  useResourceForm,
  type FieldSpecs,
  type ResourceForm,
} from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { shared } from '@hamyar/persian';
import type { ReactNode } from 'react';
import { useArticleCategoriesQuery } from '../../api/article-category.api.ts';
import { useCreateArticleTemplateMutation, useUpdateArticleTemplateMutation } from '../../api/article-template.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { audienceOptions } from '../../shared/audience.tsx';
import { flatCategoryOptions } from '../../shared/category-options.ts';
import { emptyTemplate, templateToBody, templateToForm, type TemplateValues } from './template.conversions.ts';

const text = staffText.templates;
const YES_NO = [
  { value: 'yes' as const, label: shared.yes },
  { value: 'no' as const, label: shared.no },
];

const FIELDS: FieldSpecs<TemplateValues> = {
  name: { required: true },
  body: { required: true, allowHtml: true },
  audience: { wire: ['fields.public', 'fields.user_group'] },
  category_ids: { wire: 'fields.category_ids' },
  allow_feedback: { wire: 'fields.allow_feedback' },
};

interface TemplateFormProps {
  label: string;
  stored?: ArticleTemplate;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes a template of articles [3.8]: its text, and what an article with it begins with. */
export function TemplateForm({ label, stored, onDone, actions }: TemplateFormProps) {
  const [create] = useCreateArticleTemplateMutation();
  const [update] = useUpdateArticleTemplateMutation();
  const form = useResourceForm<TemplateValues, unknown>({
    initial: stored ? templateToForm(stored) : emptyTemplate,
    fields: FIELDS,
    draft: { key: `article-template-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = templateToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(text.saved);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label}>
      <Card>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={TEMPLATE_NAME_MAX} />}
        </FormField>
        <FormField form={form} name="body" label={text.body}>
          {({ required: _required, ...control }) => (
            <RichTextEditor {...control} label={text.body} tools="top" minHeight={280} />
          )}
        </FormField>
      </Card>
      <Card title={text.presets}>
        <Presets form={form} />
      </Card>
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}

function Presets({ form }: { form: ResourceForm<TemplateValues> }) {
  const categories = useArticleCategoriesQuery().data?.data ?? [];
  return (
    <FormGrid>
      <FormField form={form} name="audience" label={staffText.editor.audience}>
        {(control) => <Select {...control} clearable placeholder={text.unset} options={audienceOptions} />}
      </FormField>
      <FormField form={form} name="category_ids" label={staffText.article.categories}>
        {(control) => <MultiSelect {...control} placeholder={text.unset} options={flatCategoryOptions(categories)} />}
      </FormField>
      <FormField form={form} name="allow_feedback" label={staffText.editor.feedback}>
        {(control) => <Select {...control} clearable placeholder={text.unset} options={YES_NO} />}
      </FormField>
    </FormGrid>
  );
}
