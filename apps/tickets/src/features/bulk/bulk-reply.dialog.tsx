import { useState } from 'react';
import { BULK_REPLIES_MAX, PAGE_SIZES } from '@hamyar/contracts';
import { Alert } from '@hamyar/design-system/basics';
import { fillTemplate } from '@hamyar/domain';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { fill } from '@hamyar/persian';
import { useTicketTemplatesQuery } from '../../api/ticket-template.api.ts';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { bodyText } from '../../shared/body-text.ts';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { PeoplePicker } from '../../shared/people-picker.tsx';
import type { BulkDialogProps } from './bulk-action.ts';

/** Those that may be written with, in their order. */
const OFFERED = { status: true, perPage: PAGE_SIZES.at(-1), sort_by: 'order' } as const;

/** Answers every ticket with one ready-made text; what it says of a ticket is filled in for each. */
export function BulkReplyDialog({ rows, subtitle, send, onClose }: BulkDialogProps) {
  const templates = useTicketTemplatesQuery(OFFERED).data?.data;
  // the same while the dialog is open: pressed again after a lost answer, nobody gets the text twice
  const [client_key] = useState(newIdempotencyKey);
  const tooMany = rows.length > BULK_REPLIES_MAX;
  const form = useDialogForm<{ template_id: number | null }>({
    initial: { template_id: null },
    fields: { template_id: { wire: 'value.template_id' } },
    // without a text the form is not sent
    send: ({ template_id }) => send({ action: 'reply', value: { template_id: template_id!, client_key } }),
    onSaved: onClose,
  });
  const chosen = templates?.find(({ id }) => id === form.values.template_id);
  return (
    <FormDialog
      form={form}
      title={text.replyTitle}
      subtitle={subtitle}
      submitLabel={text.replySend}
      submitDisabled={!chosen || tooMany}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      {tooMany ? <Alert tone="warning">{fill(text.replyTooMany, { n: BULK_REPLIES_MAX })}</Alert> : null}
      <FormField form={form} name="template_id" label={text.replyTitle} help={text.replyHint} hideLabel>
        {(control) => (
          <PeoplePicker
            {...control}
            options={templates}
            label={text.replyTitle}
            searchLabel={text.search}
            ownId={0}
            square
          />
        )}
      </FormField>
      {chosen ? (
        <p className="tk-bulk-reply-text" role="status">
          {bodyText(fillTemplate(chosen.body, faStaff.templates.variable))}
        </p>
      ) : null}
    </FormDialog>
  );
}
