export { CustomValueField, type CustomValueFieldProps, type ValueField } from './custom-value-field.tsx';
export { valueErrorText } from './value-error-text.ts';
