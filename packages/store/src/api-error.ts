import type { ErrorAnswer, ErrorStatus, FieldError } from '@hamyar/contracts';

/** Statuses of the wire, and the three ways in which no answer arrives. */
export type ApiErrorStatus = ErrorStatus | 'NETWORK' | 'TIMEOUT' | 'OFFLINE' | 'ABORTED';

/** A failed call as a value (spec 8). `message` is the server's Persian sentence; empty when there was no answer. */
export interface ApiError {
  status: ApiErrorStatus;
  message: string;
  code?: string;
  errors?: FieldError[];
  request_id?: string;
  /** seconds, from Retry-After of TOO_MANY_REQUESTS */
  retry_after?: number;
}

const ERROR_STATUSES: readonly ErrorStatus[] = [
  'VALIDATION_ERROR',
  'AUTHENTICATION_ERROR',
  'AUTORIZATION_ERROR',
  'NOT_FOUND',
  'EXPIRATION_ERROR',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SYSTEM_SUSPENSION',
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

/** Reads the error out of an answer that is not a success; a proxy's page without our envelope goes by its HTTP code. */
export function apiError(body: unknown, http: number, retryAfter: string | null = null): ApiError {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorAnswer>;
  const known = ERROR_STATUSES.find((status) => status === answer.status);
  return {
    status: known ?? BY_HTTP[http] ?? 'SERVER_ERROR',
    message: known ? (answer.message ?? '') : '',
    ...(answer.code === undefined ? {} : { code: answer.code }),
    ...(answer.errors === undefined ? {} : { errors: answer.errors }),
    ...(answer.request_id === undefined ? {} : { request_id: answer.request_id }),
    ...(retryAfter === null ? {} : { retry_after: Number(retryAfter) || 1 }),
  };
}

/** Message of one field, by its body path; for showing at the field (spec 8.7). */
export function fieldError(error: unknown, field: string): string | undefined {
  return isApiError(error) ? error.errors?.find((one) => one.field === field)?.message : undefined;
}

/** Whether a rejected or answered value is a failed call. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
