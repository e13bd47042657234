export { CustomValueField, type CustomValueFieldProps, type ValueField } from './custom-value-field.tsx';
export { CustomFormField, type WithCustomValues } from './custom-form-field.tsx';
export {
  customFieldSpecs,
  fieldsToFill,
  filledValues,
  valuesToSend,
  type FillableField,
} from './custom-field-specs.ts';
export { valueErrorText } from './value-error-text.ts';
