import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { fa } from '../../messages/fa.ts';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { PeoplePicker } from '../../shared/people-picker.tsx';
import { TextBox } from '../../shared/text-box.tsx';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import type { BulkDialogProps } from './bulk-action.ts';

/** Sends tickets to another department, to all of it; the reason becomes an internal note of each (decisions 2.3 T11). */
export function BulkTransferDialog({ rows, subtitle, send, onClose }: BulkDialogProps) {
  const from = new Set(rows.map(({ department }) => department.id));
  const departments = useTicketDepartments()?.filter(({ id }) => from.size > 1 || !from.has(id));
  const form = useDialogForm<{ department_id: number | null; reason: string }>({
    initial: { department_id: null, reason: '' },
    fields: {
      department_id: { required: fa.newForm.required(faStaff.actions.transferTo) },
      reason: { required: true },
    },
    send: ({ department_id, reason }) =>
      // without a department the form is not sent
      send({ action: 'department', value: { department_id: department_id!, reason: reason.trim() } }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text.transferTitle}
      subtitle={subtitle}
      submitLabel={text.transferTitle}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      <FormField form={form} name="department_id" label={faStaff.actions.transferTo} hideLabel>
        {(control) => (
          <PeoplePicker
            {...control}
            options={departments}
            label={faStaff.actions.transferTo}
            searchLabel={fa.department}
            ownId={0}
            square
          />
        )}
      </FormField>
      <FormField form={form} name="reason" label={faStaff.actions.transferReason} help={faStaff.actions.transferHint}>
        {(control) => <TextBox {...control} maxLength={500} />}
      </FormField>
    </FormDialog>
  );
}
