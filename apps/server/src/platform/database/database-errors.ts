/** SQLSTATE classes and codes that mean "the database is not available", not "the statement is wrong". */
const UNAVAILABLE_CODES = new Set(['57P01', '57P02', '57P03', '53300', '53400', '25P03', '57P05']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const UNAVAILABLE_MESSAGES =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|not queryable/i;

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** The database cannot be reached at the moment (restart, failover): the caller may try again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || code.startsWith('08') || NETWORK_CODES.has(code)))
    return true;
  return error instanceof Error && UNAVAILABLE_MESSAGES.test(error.message);
}

/** PostgreSQL cancelled the statement because it ran longer than its time limit. */
export const isStatementTimeout = (error: unknown) => codeOf(error) === '57014';

/** Several statements, each within its limit, took too long together; handled like one statement that was too slow. */
export class StatementDeadlineExceeded extends Error {
  readonly code = '57014';
}

/** A row with this unique value exists already; `constraint` is the name of the constraint. */
export const isUniqueViolation = (error: unknown, constraint?: string) =>
  codeOf(error) === '23505' &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint);

/** The disk of the database is full. */
export const isDiskFull = (error: unknown) => codeOf(error) === '53100' || codeOf(error) === 'ENOSPC';

/**
 * PostgreSQL refused a value: out of range, not a date, text it cannot store, a reference without a target, an existing
 * row. The last check after contracts and services, whose messages are more exact.
 */
export function isInvalidValueError(error: unknown): boolean {
  const code = codeOf(error);
  return (
    typeof code === 'string' && (/^22[0-9A-Z]{3}$/.test(code) || ['23503', '23505', '23514', '23502'].includes(code))
  );
}
