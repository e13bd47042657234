import { isApiError, type ApiError } from '@hamyar/store';
import type { RefusedField } from './field-check.ts';

/** What sending a form answered, as a mutation of RTK Query gives it. */
export type SendResult<Saved> = { data: Saved; error?: undefined } | { data?: undefined; error: unknown };

/** Why a form was not saved: its fields were refused, somebody else saved in between, or the call failed. */
export type Refusal = { kind: 'fields'; fields: readonly RefusedField[] } | { kind: 'conflict' } | { kind: 'failed' };

/** Sorts a failed call. The sentences of a failed call have been shown by the shell already (spec 8). */
export function refusalOf(error: unknown): Refusal {
  if (!isApiError(error)) return { kind: 'failed' };
  if (error.code === 'VERSION_CONFLICT') return { kind: 'conflict' };
  return error.errors?.length ? { kind: 'fields', fields: error.errors } : { kind: 'failed' };
}

/** A save that changed nothing because somebody else had saved in between, as {@link refusalOf} knows it. */
export const CONFLICT: ApiError = { status: 'VALIDATION_ERROR', message: '', code: 'VERSION_CONFLICT' };
