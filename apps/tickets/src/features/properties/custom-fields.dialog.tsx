import type { CustomValue, Ticket, FilledField } from '@hamyar/contracts';
import {
  CustomFormFields,
  customFieldSpecs,
  fieldsToFill,
  type WithCustomValues,
} from '@hamyar/module-kit/custom-fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';

/** What a field begins with: its value; a password begins empty, which leaves it as it is. */
const fillable = (field: FilledField) => ({
  ...field,
  default: field.value,
  required: field.required && !(field.type === 'password' && field.filled),
});

/** Changes the custom fields of a ticket; a refusal is shown at its field. */
export function CustomFieldsDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const { change } = useTicketUpdate(ticket);
  const fields = ticket.custom_fields.map(fillable);
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

/** The fields that somebody has touched. What a condition hides loses its value on the server. */
const changedValues = (
  fields: readonly ReturnType<typeof fillable>[],
  typed: WithCustomValues['custom_values'],
): Record<string, CustomValue> =>
  Object.fromEntries(
    fieldsToFill(fields, typed).flatMap(({ id, value }) =>
      typed[id] === undefined || typed[id] === value ? [] : [[String(id), typed[id] ?? null]],
    ),
  );
