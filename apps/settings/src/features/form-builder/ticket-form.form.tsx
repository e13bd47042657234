import type { ReactNode } from 'react';
import type { CustomField, TicketForm } from '@hamyar/contracts/forms';
import { Card } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { Form, useResourceForm, type ResourceForm } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { useCreateTicketFormMutation, useUpdateTicketFormMutation } from '../../api/form.api.ts';
import { faFields } from '../../messages/fa-fields.ts';
import {
  emptyTicketForm,
  ticketFormToValues,
  changedUses,
  valuesToTicketForm,
  type BuilderValues,
  type TicketFormValues,
} from './form.conversions.ts';
import { ticketFormSpecs } from './form.validation.ts';
import { BuilderActions, BuilderPart, StatePart } from './form-parts.tsx';
import { BeginsPart, UsesPart } from './ticket-form-parts.tsx';

const text = faFields.ticketForm;

interface TicketFormFormProps {
  label: string;
  /** All fields of tickets. */
  fields: readonly CustomField[];
  stored?: TicketForm;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Builds a form of new tickets: its fields, who gets it, and what a ticket begins with (decisions 2.11). */
export function TicketFormForm({ label, fields, stored, onDone, actions }: TicketFormFormProps) {
  const [create] = useCreateTicketFormMutation();
  const [update] = useUpdateTicketFormMutation();
  const form = useResourceForm<TicketFormValues, unknown>({
    initial: stored ? ticketFormToValues(stored) : emptyTicketForm,
    fields: ticketFormSpecs(fields),
    draft: { key: `ticket-form-${stored?.id ?? 'new'}` },
    send: async (values, changes) => {
      const body = valuesToTicketForm(values);
      if (!stored) return create(body);
      // what was chosen on the pages of departments, categories and services meanwhile stays
      const { department_ids: _, category_ids: __, service_ids: ___, ...own } = body;
      return update({ id: stored.id, version: stored.version, ...own, ...changedUses(changes) });
    },
    onSaved: (saved) => {
      toast.success(faFields.form.saved);
      onDone(savedId(saved));
    },
  });
  // the parts that every form has set these values only
  const common = form as unknown as ResourceForm<BuilderValues>;
  return (
    <Form form={form} label={label}>
      <BuilderPart form={common} fields={fields} of={{ context: 'ticket' }} />
      <Card title={text.uses}>
        <p className="hd-muted">{text.usesHint}</p>
        <UsesPart form={form} />
        <StatePart form={common} />
      </Card>
      <Card title={text.begins}>
        <BeginsPart form={form} recipient={stored?.default_recipient ?? null} />
      </Card>
      <BuilderActions form={form} previewed={{ ...form.values, definitions: fields }} onCancel={onDone}>
        {actions}
      </BuilderActions>
    </Form>
  );
}
