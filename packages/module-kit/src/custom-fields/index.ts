export { ticketFormOptions } from './ticket-form-options.ts';
export { changedValues, fieldsToChange } from './changed-values.ts';
export { useCustomValuesForm } from './use-custom-values-form.ts';
export { CustomFormFields, type WithCustomValues } from './custom-form-fields.tsx';
export { customFieldSpecs, fieldsToFill, valuesToSend } from './custom-field-specs.ts';
export { CustomValueField } from './custom-value-field.tsx';
export { valueErrorText } from './value-error-text.ts';
export { CustomFieldLabel, cutLabel } from './custom-field-label.tsx';
export { CustomValueText } from './custom-value-text.tsx';
export { CustomFieldFilters, type CustomFieldFiltersProps } from './custom-field-filters.tsx';
export {
  fieldColumns,
  FieldValues,
  fieldValuesReading,
  type FieldValuesProps,
  type ReadFieldValues,
  type ReadPage,
} from './field-columns.tsx';
export {
  canFilterBy,
  fieldValuesFilter,
  fieldValuesText,
  type FieldValues as WantedFieldValues,
} from './field-values.ts';
