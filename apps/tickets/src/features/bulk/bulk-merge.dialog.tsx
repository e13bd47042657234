import type { MergeCandidate } from '@hamyar/contracts';
import { Alert, Checkbox } from '@hamyar/design-system/basics';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { faMerge as text } from '../../messages/fa-merge.ts';
import { TicketPicker } from '../../shared/ticket-picker.tsx';
import type { BulkDialogProps } from './bulk-action.ts';

/** Merges several tickets into one, which may be one of them; it is left alone then (decisions 2.3 T14). */
export function BulkMergeDialog({ rows, subtitle, send, onClose }: BulkDialogProps) {
  const form = useDialogForm<{ target: MergeCandidate | null; other_customer: boolean }>({
    initial: { target: null, other_customer: false },
    fields: {
      target: { required: text.target, wire: 'value.target_id' },
      other_customer: { wire: 'value.other_customer' },
    },
    send: ({ target, other_customer }) =>
      // without a target the form is not sent
      send({ action: 'merge_into', value: { target_id: target!.id, other_customer } }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      subtitle={subtitle}
      width="category"
      submitLabel={text.submitMany}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      <FormField form={form} name="target" label={text.target}>
        {(control) => (
          <TicketPicker
            {...control}
            ticketId={rows[0]?.id ?? 0}
            without={rows.map(({ id }) => id)}
            mergeableOnly
            label={text.target}
          />
        )}
      </FormField>
      <Alert tone="warning">
        <FormField form={form} name="other_customer" label={text.otherCustomer} hideLabel>
          {({ value, id, onChange }) => (
            <Checkbox id={id} aria-label={text.manyOtherCustomers} checked={value} onChange={onChange}>
              {text.manyOtherCustomers}
            </Checkbox>
          )}
        </FormField>
      </Alert>
    </FormDialog>
  );
}
