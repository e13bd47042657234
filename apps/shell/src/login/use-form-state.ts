import { useState } from 'react';
import { toast } from '@hamyar/design-system/plain';
import type { CallFailure, CallResult } from '@hamyar/store/wire';
import { failureText } from './login.api.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface FormState<Field extends string> {
  errors: FieldErrors<Field>;
  busy: boolean;
  /** Shows each error at its field; returns true when there is none. */
  showErrors(errors: FieldErrors<Field>): boolean;
  clear(field: Field): void;
  /**
   * Runs a call. Each message of a refused form is shown at its field and as a toast (spec 8.7), a wrong code or password
   * at the field that holds it; any other message as a toast. Nothing typed is lost.
   */
  submit<Data>(
    call: () => Promise<CallResult<Data>>,
    fields: readonly Field[],
  ): Promise<{ data: Data; message?: string } | { code?: string } | null>;
}

/** The fields that hold what a refusal is about, the first one that the form has; such a refusal names no field itself. */
const REFUSED: Partial<Record<string, readonly string[]>> = {
  CODE_WRONG: ['code'],
  CODE_EXPIRED: ['code'],
  CREDENTIALS_WRONG: ['password', 'code'],
  ACCOUNT_LOCKED: ['password', 'code'],
};

/** The errors of a failed call that belong to fields of this form. */
function fieldErrorsOf(failure: CallFailure, fields: readonly string[]): { field: string; message: string }[] {
  const refused = REFUSED[failure.code ?? '']?.find((field) => fields.includes(field));
  if (refused) return [{ field: refused, message: failureText(failure) }];
  return (failure.errors ?? []).filter(({ field }) => fields.includes(field));
}

/** State of one form of the login page. */
export function useFormState<Field extends string>(): FormState<Field> {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [busy, setBusy] = useState(false);
  return {
    errors,
    busy,
    showErrors: (found) => {
      setErrors(found);
      return !Object.values(found).some(Boolean);
    },
    clear: (field) => setErrors((before) => (before[field] === undefined ? before : { ...before, [field]: undefined })),
    submit: async <Data>(call: () => Promise<CallResult<Data>>, fields: readonly Field[]) => {
      if (busy) return null;
      setBusy(true);
      const result = await call();
      if (!result.error) {
        setBusy(false);
        return { data: result.data, message: result.message };
      }
      const failure = result.error;
      const errors = failure.errors ?? [];
      const atFields = fieldErrorsOf(failure, fields).map(({ field, message }) => [field, message]);
      setErrors(Object.fromEntries(atFields) as FieldErrors<Field>);
      for (const text of errors.length > 0 ? errors.map((error) => error.message) : [failureText(failure)])
        toast.error(text);
      setBusy(false);
      return { code: failure.code };
    },
  };
}
