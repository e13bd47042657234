import type { Ticket } from '@hamyar/contracts';
import { TextField } from '@hamyar/design-system/fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { textFieldSpec } from '../../shared/text-field-specs.ts';
import { TEXT_FIELDS, type TextFieldName } from '../../shared/ticket-fields.ts';
import { textChange, useTicketUpdate } from '../../shared/use-ticket-update.ts';

interface TextFieldDialogProps {
  ticket: Ticket;
  name: TextFieldName;
  onClose(): void;
}

/** Changes one field of plain text; a refusal is shown at the field. */
export function TextFieldDialog({ ticket, name, onClose }: TextFieldDialogProps) {
  const { change } = useTicketUpdate(ticket);
  const { max, read } = TEXT_FIELDS[name];
  const form = useDialogForm<{ text: string }>({
    initial: { text: read(ticket) ?? '' },
    fields: { text: { ...textFieldSpec(name), wire: name } },
    send: ({ text }) => change(textChange(ticket, name, text), 'caller'),
    onSaved: onClose,
  });
  const label = fa.ticketFields[name];
  return (
    <FormDialog
      form={form}
      title={faStaff.actions.editField(label)}
      submitLabel={faStaff.actions.save}
      initialFocus="input"
      onClose={onClose}
    >
      <FormField form={form} name="text" label={label}>
        {(control) => <TextField {...control} maxLength={max} />}
      </FormField>
    </FormDialog>
  );
}
