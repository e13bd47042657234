import { useState } from 'react';
import { toast } from '@hamyar/design-system/plain';
import type { Result } from './auth.api.ts';

export type Problems<Field extends string> = Partial<Record<Field, string>>;

export interface FormState<Field extends string> {
  problems: Problems<Field>;
  busy: boolean;
  /** Shows what is wrong at its fields; answers whether nothing is. */
  check(problems: Problems<Field>): boolean;
  clear(field: Field): void;
  /**
   * Runs a call. Each message of a refused form is shown at its field and as a toast, a single message as a toast
   * (spec 8.7); nothing typed is lost.
   */
  run<Data>(
    call: () => Promise<Result<Data>>,
    fields: readonly Field[],
  ): Promise<{ data: Data; message?: string } | { code?: string } | null>;
}

/** State of one form of the login page. */
export function useFormState<Field extends string>(): FormState<Field> {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [busy, setBusy] = useState(false);
  return {
    problems,
    busy,
    check: (found) => {
      setProblems(found);
      return !Object.values(found).some(Boolean);
    },
    clear: (field) =>
      setProblems((before) => (before[field] === undefined ? before : { ...before, [field]: undefined })),
    run: async (call, fields) => {
      if (busy) return null;
      setBusy(true);
      const result = await call();
      if (result.ok) {
        setBusy(false);
        return { data: result.data, message: result.message };
      }
      const atFields = result.errors.filter((error) => fields.includes(error.field as Field));
      setProblems(Object.fromEntries(atFields.map((error) => [error.field, error.message])) as Problems<Field>);
      for (const text of result.errors.length > 0 ? result.errors.map((error) => error.message) : [result.message])
        toast.error(text);
      setBusy(false);
      return { code: result.code };
    },
  };
}
