import type { Ticket } from '@hamyar/contracts';
import { CustomFormFields, useCustomValuesForm } from '@hamyar/module-kit/custom-fields';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';

/** Changes the custom fields of a ticket; a refusal is shown at its field. */
export function CustomFieldsDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const { change } = useTicketUpdate(ticket);
  const { form, fields } = useCustomValuesForm({
    stored: ticket.custom_fields,
    send: (custom_values) => change({ fields: { custom_values }, done: faStaff.customFields.saved }, 'caller'),
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
