export { CustomFormFields, type WithCustomValues } from './custom-form-fields.tsx';
export { customFieldSpecs, fieldsToFill, valuesToSend } from './custom-field-specs.ts';
