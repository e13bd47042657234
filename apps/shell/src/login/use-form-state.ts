import { useState } from 'react';
import { toast } from '@hamyar/design-system/plain';
import type { CallResult } from '@hamyar/store/wire';
import { failureText } from './auth.api.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface FormState<Field extends string> {
  errors: FieldErrors<Field>;
  busy: boolean;
  /** Shows each error at its field; returns true when there is none. */
  showErrors(errors: FieldErrors<Field>): boolean;
  clear(field: Field): void;
  /**
   * Runs a call. Each message of a refused form is shown at its field and as a toast, a single message as a toast
   * (spec 8.7); nothing typed is lost.
   */
  submit<Data>(
    call: () => Promise<CallResult<Data>>,
    fields: readonly Field[],
  ): Promise<{ data: Data; message?: string } | { code?: string } | null>;
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
      const fieldErrors = errors.filter((error) => fields.includes(error.field as Field));
      setErrors(Object.fromEntries(fieldErrors.map((error) => [error.field, error.message])) as FieldErrors<Field>);
      for (const text of errors.length > 0 ? errors.map((error) => error.message) : [failureText(failure)])
        toast.error(text);
      setBusy(false);
      return { code: failure.code };
    },
  };
}
