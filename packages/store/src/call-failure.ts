import type { ErrorAnswer, ErrorStatus, FieldError, NokCode } from '@hamyar/contracts';

/** Statuses of the wire that are no success, NOK among them, and the four ways in which no answer arrives. */
export type FailureStatus = ErrorStatus | 'NOK' | 'NETWORK' | 'TIMEOUT' | 'OFFLINE' | 'ABORTED';

/**
 * A call that failed or was refused, as a value (spec 8). NOK is one of them: the server understood, did nothing, `code`
 * says why, and `data` is what it sent along, e.g. the thing as it is now for VERSION_CONFLICT.
 */
export interface CallFailure<Data = unknown> {
  status: FailureStatus;
  /** The server's Persian sentence; empty when there was no answer. */
  message: string;
  code?: NokCode | (string & {});
  errors?: FieldError[];
  data?: Data;
  request_id?: string;
  /** seconds, from Retry-After of TOO_MANY_REQUESTS */
  retry_after?: number;
}

/** How a call ended: its output, or why it has none. */
export type CallResult<Data> =
  | { data: Data; message?: string; error?: undefined }
  | { data?: undefined; error: CallFailure<Data> };

const STATUSES: readonly FailureStatus[] = [
  'NOK',
  'VALIDATION_ERROR',
  'AUTHENTICATION_ERROR',
  'AUTORIZATION_ERROR',
  'NOT_FOUND',
  'EXPIRATION_ERROR',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SYSTEM_SUSPENSION',
  'NETWORK',
  'TIMEOUT',
  'OFFLINE',
  'ABORTED',
];
const BY_HTTP: Partial<Record<number, ErrorStatus>> = {
  401: 'AUTHENTICATION_ERROR',
  403: 'AUTORIZATION_ERROR',
  404: 'NOT_FOUND',
  410: 'EXPIRATION_ERROR',
  422: 'VALIDATION_ERROR',
  429: 'TOO_MANY_REQUESTS',
  503: 'SYSTEM_SUSPENSION',
};

/**
 * Reads the failure out of an answer that is not a success; a proxy's page without our envelope goes by its HTTP code.
 * @param retryAfter the header Retry-After
 */
export function readFailure(body: unknown, http: number, retryAfter: string | null = null): CallFailure {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorAnswer> & { data?: unknown };
  const known = STATUSES.find((status) => status === answer.status);
  return {
    status: known ?? BY_HTTP[http] ?? 'SERVER_ERROR',
    message: known ? (answer.message ?? '') : '',
    ...(answer.code === undefined ? {} : { code: answer.code }),
    ...(answer.errors === undefined ? {} : { errors: answer.errors }),
    ...(answer.data === undefined ? {} : { data: answer.data }),
    ...(answer.request_id === undefined ? {} : { request_id: answer.request_id }),
    ...(retryAfter === null ? {} : { retry_after: Number(retryAfter) || 1 }),
  };
}

const isCallFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  'status' in error &&
  STATUSES.some((status) => status === error.status);

/**
 * Why a call has no data, typed by what holds its result: the answer of a mutation's trigger, of `send` or of an upload, or
 * what a hook returned; null when it has not failed. What somebody else threw counts as SERVER_ERROR without a sentence.
 * For a caught error: `failureOf({ error })`.
 */
export function failureOf<Data>(result: { data?: Data; error?: unknown }): CallFailure<Data> | null {
  const { error } = result;
  if (error === undefined || error === null) return null;
  return isCallFailure(error) ? (error as CallFailure<Data>) : { status: 'SERVER_ERROR', message: '' };
}

/** Message of one field, by its body path; for showing at the field (spec 8.7). */
export const fieldError = (failure: CallFailure | null, field: string): string | undefined =>
  failure?.errors?.find((one) => one.field === field)?.message;

/** True when a failure says that nobody answered, so that trying again is safe and sensible. */
export const isUnreachable = ({ status }: CallFailure): boolean =>
  status === 'NETWORK' || status === 'OFFLINE' || status === 'TIMEOUT';
