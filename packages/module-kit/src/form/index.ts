export { useAfterDeletion } from './after-deletion.ts';
export type { Refusal, SendResult } from './call-outcome.ts';
export { DeleteButton, type DeleteButtonProps } from './delete-button.tsx';
export {
  checkFields,
  errorsByField,
  type FieldErrors,
  type FieldSpec,
  type FieldSpecs,
  type RefusedField,
} from './field-check.ts';
export type { FieldControl } from './field-control.ts';
export { Form, FormActions, FormField, type FormProps } from './form.tsx';
export type { DraftShape, FormDraft, StoredChanges } from './form-draft.ts';
export { knownVariables, unknownVariableRanges } from './known-variables.ts';
export { useNewest } from './use-newest.ts';
export { useResourceForm, type ResourceForm, type ResourceFormOptions } from './use-resource-form.ts';
export { wholeBody } from './whole-body.ts';
