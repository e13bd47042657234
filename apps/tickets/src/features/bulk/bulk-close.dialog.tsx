import { TICKET_STATUS } from '@hamyar/contracts';
import { RadioGroup } from '@hamyar/design-system/basics';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { closeReasons } from '../../messages/fa-staff-lines.ts';
import { CLOSE_REASONS_OFFERED, type OfferedCloseReason } from '../../shared/close-reasons.ts';
import { TextBox } from '../../shared/text-box.tsx';
import type { BulkDialogProps } from './bulk-action.ts';

/** Closes tickets with one reason. */
export function BulkCloseDialog({ subtitle, send, onClose }: BulkDialogProps) {
  const form = useDialogForm<{ close_reason: OfferedCloseReason; close_note: string }>({
    initial: { close_reason: 'resolved', close_note: '' },
    fields: { close_reason: { wire: 'value.close_reason' }, close_note: { wire: 'value.close_note' } },
    send: ({ close_reason, close_note }) => {
      const note = close_note.trim();
      const value = { status: TICKET_STATUS.closed, close_reason, ...(note ? { close_note: note } : {}) };
      return send({ action: 'status', value });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text.close}
      subtitle={subtitle}
      submitLabel={text.close}
      initialFocus="input:checked"
      onClose={onClose}
    >
      <FormField form={form} name="close_reason" label={faStaff.actions.closeReason} hideLabel>
        {({ value, onChange }) => (
          <RadioGroup
            label={faStaff.actions.closeReason}
            options={CLOSE_REASONS_OFFERED.map((reason) => ({ value: reason, label: closeReasons[reason] }))}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="close_note" label={faStaff.actions.closeNote}>
        {(control) => <TextBox {...control} maxLength={500} rows={2} />}
      </FormField>
    </FormDialog>
  );
}
