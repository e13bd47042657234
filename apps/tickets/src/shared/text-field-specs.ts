import { rules } from '@hamyar/design-system/rules';
import type { FieldSpec } from '@hamyar/module-kit/form';
import { TEXT_FIELDS, textsBy, type TextFieldName } from './ticket-fields.ts';

// In a file of its own: the ticket list imports the table of the fields and must not load the form controls.

/** The checks of a text field in the browser; the server checks everything again. */
export function textFieldSpec(name: TextFieldName): FieldSpec {
  const { required, max } = TEXT_FIELDS[name];
  return {
    required,
    rules: [(value, values) => rules.maxLength(max)(String(value).trim(), values)],
  };
}

/** The checks of all text fields. */
export const TEXT_FIELD_SPECS = textsBy(textFieldSpec);
