import type { ReactNode } from 'react';
import type { CustomField, Form as StoredForm, FormContext } from '@hamyar/contracts/forms';
import { Card } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { Form, useResourceForm } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { useCreateFormMutation, useUpdateFormMutation } from '../../api/form.api.ts';
import { faFields } from '../../messages/fa-fields.ts';
import { emptyForm, formToValues, valuesToForm, type BuilderValues } from './form.conversions.ts';
import { formSpecs } from './form.validation.ts';
import { BuilderActions, BuilderPart, StatePart } from './form-parts.tsx';

interface FormFormProps {
  label: string;
  /** What the form is for; it stays as it was created. */
  context: FormContext;
  /** All fields of the context. */
  fields: readonly CustomField[];
  stored?: StoredForm;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Builds a general form, of customers or organisations (decisions 2.11). */
export function FormForm({ label, context, fields, stored, onDone, actions }: FormFormProps) {
  const [create] = useCreateFormMutation();
  const [update] = useUpdateFormMutation();
  const form = useResourceForm<BuilderValues, unknown>({
    initial: stored ? formToValues(stored) : emptyForm,
    fields: formSpecs(fields),
    draft: { key: stored ? `form-${stored.id}` : `form-new-${context}` },
    send: async (values) => {
      const body = valuesToForm(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create({ context, ...body });
    },
    onSaved: (saved) => {
      toast.success(faFields.form.saved);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label}>
      <BuilderPart form={form} fields={fields} of={{ context }} />
      <Card>
        <StatePart form={form} />
      </Card>
      <BuilderActions form={form} previewed={{ ...form.values, definitions: fields }} onCancel={onDone}>
        {actions}
      </BuilderActions>
    </Form>
  );
}
