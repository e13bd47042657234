import { rules } from '@hamyar/design-system/rules';
import type { FieldSpec } from '@hamyar/module-kit/form';
import { TEXT_FIELDS, textsBy, type TextFieldName } from './ticket-fields.ts';

// apart from the table of the fields, because the ticket list reads that one and must not load the form controls

/** What is asked of a text field before it is sent; the server decides again and in full. */
export function textFieldSpec(name: TextFieldName): FieldSpec {
  const { required, max } = TEXT_FIELDS[name];
  return {
    required,
    rules: [(value, values) => rules.maxLength(max)(String(value).trim(), values)],
  };
}

/** What is asked of all text fields. */
export const TEXT_FIELD_SPECS = textsBy(textFieldSpec);
