import type { CustomValue, FilledField } from '@hamyar/contracts/forms';
import type { SendResult } from '../form/call-outcome.ts';
import { useDialogForm, type DialogForm } from '../form/use-dialog-form.ts';
import { changedValues, fieldsToChange } from './changed-values.ts';
import { customFieldSpecs } from './custom-field-specs.ts';
import type { WithCustomValues } from './custom-form-fields.tsx';

interface CustomValuesFormOptions {
  /** The custom fields as they are stored. */
  stored: readonly FilledField[];
  /** Sends the values that have changed, by the ids of their fields. */
  send(changed: Record<string, CustomValue>): Promise<SendResult<unknown>>;
  onSaved(): void;
}

interface CustomValuesForm {
  form: DialogForm<WithCustomValues>;
  /** The fields with what they begin with, for `CustomFormFields`. */
  fields: readonly FilledField[];
}

/** The form of a dialog that changes stored custom fields; a refusal is shown at its field. */
export function useCustomValuesForm({ stored, send, onSaved }: CustomValuesFormOptions): CustomValuesForm {
  const fields = fieldsToChange(stored);
  const form = useDialogForm<WithCustomValues>({
    initial: { custom_values: {} },
    fields: ({ custom_values }) => customFieldSpecs(fields, custom_values),
    send: ({ custom_values }) => send(changedValues(fields, custom_values)),
    onSaved,
  });
  return { form, fields };
}
