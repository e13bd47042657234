import type { Ticket } from '@hamyar/contracts';
import {
  changedValues,
  CustomFormFields,
  customFieldSpecs,
  fieldsToChange,
  type WithCustomValues,
} from '@hamyar/module-kit/custom-fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';

/** Changes the custom fields of a ticket; a refusal is shown at its field. */
export function CustomFieldsDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const { change } = useTicketUpdate(ticket);
  const fields = fieldsToChange(ticket.custom_fields);
  const form = useDialogForm<WithCustomValues>({
    initial: { custom_values: {} },
    fields: ({ custom_values }) => customFieldSpecs(fields, custom_values),
    send: ({ custom_values }) =>
      change(
        { fields: { custom_values: changedValues(fields, custom_values) }, done: faStaff.customFields.saved },
        'caller',
      ),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      width={640}
      title={faStaff.customFields.title}
      submitLabel={faStaff.actions.save}
      initialFocus="input"
      onClose={onClose}
    >
      <CustomFormFields form={form} fields={fields} />
    </FormDialog>
  );
}
