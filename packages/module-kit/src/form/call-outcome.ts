import { failureOf } from '@hamyar/store';
import type { RefusedField } from './field-check.ts';

/** What sending a form answered, as a mutation of RTK Query gives it. */
export type SendResult<Saved> = { data: Saved; error?: undefined } | { data?: undefined; error: unknown };

/**
 * Why a form was not saved: its fields were refused, somebody else saved in between, the server understood and did nothing
 * (NOK, with its sentence), or the call failed.
 */
export type Refusal =
  | { kind: 'fields'; fields: readonly RefusedField[] }
  | { kind: 'conflict' }
  | { kind: 'not_done'; message: string }
  | { kind: 'failed' };

/** Sorts a failed call. The sentences of a failed call, NOK apart, have been shown by the shell already (spec 8). */
export function refusalOf(error: unknown): Refusal {
  const failure = failureOf({ error });
  if (failure?.code === 'VERSION_CONFLICT') return { kind: 'conflict' };
  if (failure?.status === 'NOK') return { kind: 'not_done', message: failure.message };
  return failure?.errors?.length ? { kind: 'fields', fields: failure.errors } : { kind: 'failed' };
}
