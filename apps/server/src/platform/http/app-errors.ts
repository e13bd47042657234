import type { ErrorStatus, FieldError, NokCode } from '@hamyar/contracts';
import { messages } from './messages.ts';

/** A response other than success, thrown from any code below a handler; it rolls back an open transaction. */
export class AppError extends Error {
  override readonly name: string = 'AppError';
  readonly status: ErrorStatus;
  readonly code: string | undefined;
  readonly errors: readonly FieldError[] | undefined;
  /** Seconds, for TOO_MANY_REQUESTS. */
  readonly retryAfter: number | undefined;
  /** HTTP code where it is more exact than the status's own (413, 415). */
  readonly httpCode: number | undefined;

  constructor(
    status: ErrorStatus,
    message: string,
    more: { code?: string; errors?: readonly FieldError[]; retryAfter?: number; httpCode?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = more.code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.httpCode = more.httpCode;
  }
}

/** The object does not exist, or is outside the caller's scope: both must look the same (decisions 2.0 "Errors"). */
export class NotFound extends AppError {
  constructor(message: string = messages.notFound) {
    super('NOT_FOUND', message);
  }
}

/** The caller lacks the role, permission or license feature for this kind of action. */
export class Forbidden extends AppError {
  constructor(code?: string, message: string = messages.forbidden) {
    super('AUTORIZATION_ERROR', message, { code });
  }
}

/** Nobody is logged in, or the session has ended. */
export class Unauthenticated extends AppError {
  constructor(message: string = messages.authentication) {
    super('AUTHENTICATION_ERROR', message);
  }
}

/** Some fields were refused; each is listed with its Persian text (spec 8.7). */
export class ValidationFailed extends AppError {
  constructor(errors: readonly FieldError[], message: string = errors[0]?.message ?? messages.validation) {
    super('VALIDATION_ERROR', message, { errors });
  }
}

/** License or account expired. */
export class Expired extends AppError {
  constructor(message: string = messages.expired, code?: string) {
    super('EXPIRATION_ERROR', message, { code });
  }
}

/** Too many calls; `retryAfter` (seconds) becomes the Retry-After header. */
export class TooManyRequests extends AppError {
  constructor(retryAfter: number, message: string = messages.tooMany) {
    super('TOO_MANY_REQUESTS', message, { retryAfter });
  }
}

/** The system is suspended; the 503 page shows the message (spec 2.22, 8.6). */
export class Suspended extends AppError {
  constructor(message: string = messages.suspended) {
    super('SYSTEM_SUSPENSION', message);
  }
}

/**
 * The request was valid but nothing was done; thrown where a transaction must be rolled back (a stale send, a version
 * conflict). `data` is what the screen needs to continue: the current object, the new contents.
 */
export class Nok extends Error {
  override readonly name = 'Nok';
  readonly code: NokCode;
  readonly data: unknown;
  constructor(code: NokCode, data?: unknown, message: string = messages.refused) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
