import type { ErrorAnswer, ErrorStatus, FieldError, NokCode } from '@hamyar/contracts';

/** Statuses of the API that are not a success (NOK is one of them), and the four reasons why no answer arrived. */
export type FailureStatus = ErrorStatus | 'NOK' | 'NETWORK' | 'TIMEOUT' | 'OFFLINE' | 'ABORTED';

/**
 * A failed or refused call as a value (spec 8). With NOK the server understood the call and changed nothing; `code`
 * says why and `data` is what the answer contained, for VERSION_CONFLICT the current object.
 */
export interface CallFailure<Data = unknown> {
  status: FailureStatus;
  /** Persian message of the server; empty when there was no answer. */
  message: string;
  code?: NokCode | (string & {});
  errors?: FieldError[];
  data?: Data;
  request_id?: string;
  /** Seconds to wait, from the header Retry-After of TOO_MANY_REQUESTS. */
  retry_after?: number;
}

/** Result of a call: its output, or the failure. */
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
};

/**
 * Reads the failure from an answer that is not a success. An answer without our envelope, such as the error page of a
 * proxy, is classified by its HTTP code. A suspension of the system is only what our
 * server calls so: a proxy also answers 503 while the server starts.
 * @param retryAfter value of the header Retry-After, null without one
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
 * The failure in a result, or null when there is none. Accepts the result of a mutation trigger, of a query hook, of
 * `send` and of `upload`; `data` of the failure has the type of the result's data. An error of another kind, such as an
 * exception, becomes SERVER_ERROR with an empty message. For a caught error: `failureOf({ error })`.
 */
export function failureOf<Data>(result: { data?: Data; error?: unknown }): CallFailure<Data> | null {
  const { error } = result;
  if (error === undefined || error === null) return null;
  return isCallFailure(error) ? (error as CallFailure<Data>) : { status: 'SERVER_ERROR', message: '' };
}

/**
 * True when no answer came. The server may have done the work all the same, so only idempotent calls may be
 * repeated.
 */
export const isUnreachable = ({ status }: CallFailure): boolean =>
  status === 'NETWORK' || status === 'OFFLINE' || status === 'TIMEOUT';
