import type { TicketTemplate } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, useResourceForm } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import type { ReactNode } from 'react';
import { useCreateTicketTemplateMutation, useUpdateTicketTemplateMutation } from '../../api/ticket-template.api.ts';
import { faTemplates as text } from '../../messages/fa-templates.ts';
import { TemplateFields, templateFieldSpecs } from '../../shared/template-fields.tsx';
import {
  emptyTemplate,
  templateToBody,
  templateToForm,
  type TemplateFormValues,
} from '../../shared/template.conversions.ts';

interface TemplateFormProps {
  label: string;
  stored?: TicketTemplate;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes a ready-made text on its settings page. */
export function TemplateForm({ label, stored, onDone, actions }: TemplateFormProps) {
  const [create] = useCreateTicketTemplateMutation();
  const [update] = useUpdateTicketTemplateMutation();
  const form = useResourceForm<TemplateFormValues, unknown>({
    initial: stored ? templateToForm(stored) : emptyTemplate('global'),
    fields: templateFieldSpecs,
    draft: { key: `ticket-template-${stored?.id ?? 'new'}` },
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
        <TemplateFields form={form} minHeight={200} />
      </Card>
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}
