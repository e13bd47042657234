import { toast } from '@hamyar/design-system/overlay';
import { failureOf } from '@hamyar/store';
import type { RefusedField } from './field-check.ts';

/** Result of sending a form, as a mutation of RTK Query returns it. */
export type SendResult<Saved> = { data: Saved; error?: undefined } | { data?: undefined; error: unknown };

/**
 * Why a form was not saved: fields were refused, somebody else has saved in between, the server answered NOK (with its
 * message), or the call failed.
 */
export type Refusal =
  | { kind: 'fields'; fields: readonly RefusedField[] }
  | { kind: 'conflict' }
  | { kind: 'not_done'; message: string }
  | { kind: 'failed' };

/**
 * Classifies a failed call. The shell has already shown the message of a failed call, except for NOK and field errors
 * (spec 8).
 */
export function refusalOf(error: unknown): Refusal {
  const failure = failureOf({ error });
  if (failure?.code === 'VERSION_CONFLICT') return { kind: 'conflict' };
  if (failure?.status === 'NOK') return { kind: 'not_done', message: failure.message };
  return failure?.errors?.length ? { kind: 'fields', fields: failure.errors } : { kind: 'failed' };
}

/** Refused fields are toasts too (decisions 2.0); a text that the shell has shown is replaced by the same one. */
export const showRefused = (fields: readonly RefusedField[]): void =>
  toast.refused(
    fields.map(({ message }) => message),
    { atField: true },
  );
