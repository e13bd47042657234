/**
 * The answer envelope of every call (spec 7.1, 8.1; design/api.md "Answers").
 * HTTP codes are derived from the status, never chosen by a handler.
 */

/** Every status of an answer and its HTTP code. `AUTORIZATION_ERROR` is spelled as in the spec. */
export const STATUS_HTTP = {
  OK: 200,
  NOK: 200,
  CREATED: 201,
  UPDATED: 200,
  DELETED: 200,
  VALIDATION_ERROR: 422,
  AUTHENTICATION_ERROR: 401,
  AUTORIZATION_ERROR: 403,
  NOT_FOUND: 404,
  EXPIRATION_ERROR: 410,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
  SYSTEM_SUSPENSION: 503,
} as const;

export type Status = keyof typeof STATUS_HTTP;

/**
 * Statuses that the client treats as success (spec 8.1). NOK means that the request was valid but nothing was done;
 * `code` is the reason.
 */
export const SUCCESS_STATUSES = ['OK', 'NOK', 'CREATED', 'UPDATED', 'DELETED'] as const satisfies readonly Status[];
export type SuccessStatus = (typeof SUCCESS_STATUSES)[number];
export type ErrorStatus = Exclude<Status, SuccessStatus>;

/** One refused field. `field` is the body path joined by dots (`content.body_html`), `''` for the whole body. */
export interface FieldError {
  field: string;
  code: string;
  /** Persian sentence shown at the field and as a toast (spec 8.7). */
  message: string;
  /** Of DUPLICATE: the row that has the value, for who may see that row. */
  id?: number;
}

/** Answer of a call that returns one value. */
export interface Answer<Data = unknown> {
  status: SuccessStatus;
  data?: Data;
  message?: string;
  code?: NokCode;
}

/**
 * Answer of a paged list. With `totalCapped` there are more rows than `total`: counting stopped at {@link LIST_TOTAL_CAP}
 * rows, a search for a frequent word at those that it has read, or a calendar at the events that one answer may have.
 */
export interface ListAnswer<Row = unknown> {
  status: 'OK';
  data: Row[];
  currentPage: number;
  totalPages: number;
  total: number;
  perPage: number;
  totalCapped?: boolean;
  /** Opaque cursors of long lists; absent on the first and the last page. */
  nextCursor?: string | null;
  previousCursor?: string | null;
  /** The last page of a list that offers it; null on that page. */
  lastCursor?: string | null;
  /** The beginning of the addresses of files, to which their `path` is added (spec 3.17); only a list of files has it. */
  public_url?: string;
}

/** Answer of a call that failed. */
export interface ErrorAnswer {
  status: ErrorStatus;
  message: string;
  code?: string;
  errors?: FieldError[];
  /** Present on SERVER_ERROR: finds the request in the log. */
  request_id?: string;
}

/** Why a NOK answer did nothing (decisions 2.0, 2.3, 2.4). */
export const NOK_CODES = [
  'LINK_UNKNOWN',
  'PROOF_EXPIRED',
  'STALE_TICKET',
  'VERSION_CONFLICT',
  'TRANSITION_FORBIDDEN',
  'REOPEN_WINDOW_PASSED',
  'TICKET_LOCKED',
  'SEND_WINDOW_PASSED',
  'UNMERGE_WINDOW_PASSED',
  'OPENING_REFUSED',
  'SETUP_INCOMPLETE',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CREDENTIALS_WRONG',
  'ACCOUNT_LOCKED',
] as const;
export type NokCode = (typeof NOK_CODES)[number];

/** The largest number of rows that a list counts; beyond it lists are paged by cursor only (decisions 2.0). */
export const LIST_TOTAL_CAP = 10_000;
