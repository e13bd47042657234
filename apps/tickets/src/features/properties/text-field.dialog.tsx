import { useId, useState } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { Field } from '@hamyar/design-system/basics';
import { TextField } from '@hamyar/design-system/fields';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { checkField } from '@hamyar/module-kit/form';
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
  const { change, changing } = useTicketUpdate(ticket);
  const id = useId();
  const { max, required, read } = TEXT_FIELDS[name];
  const [text, setText] = useState(read(ticket) ?? '');
  const [refused, setRefused] = useState<{ field?: string; call?: string }>({});
  const save = async () => {
    const problem = checkField(name, { [name]: text }, textFieldSpec(name));
    if (problem !== undefined) return setRefused({ field: problem });
    const result = await change(textChange(ticket, name, text), 'caller');
    if (!('error' in result)) return onClose();
    const atField = result.errors?.find(({ field }) => field === name)?.message;
    setRefused(atField === undefined ? { call: result.error } : { field: atField });
  };
  const label = fa.ticketFields[name];
  return (
    <FormDialog
      title={faStaff.actions.editField(label)}
      submitLabel={faStaff.actions.save}
      sending={changing}
      error={refused.call}
      initialFocus="input"
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field controlId={id} label={label} required={required} error={refused.field}>
        <TextField
          id={id}
          value={text}
          maxLength={max + 50}
          invalid={refused.field !== undefined}
          aria-describedby={refused.field === undefined ? undefined : `${id}-note`}
          onChange={(value) => {
            setText(value);
            setRefused({});
          }}
        />
      </Field>
    </FormDialog>
  );
}
