/** Limits of the API and of the screens (spec 9, decisions 2.0, 2.23, design/api.md "Limits"). */

/** Page sizes a list accepts (spec 9.1); 10 is the default. */
export const PAGE_SIZES = [10, 25, 50, 100, 200] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE = 10;

/** What lists and reports are exported as; the first is the default (spec 2.81, decisions 2.0). */
export const EXPORT_FORMATS = ['xls', 'xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** The calendars in which a file writes its times; the first is the default (decisions 2.20). */
export const EXPORT_DATES = ['jalali', 'gregorian'] as const;
export type ExportDates = (typeof EXPORT_DATES)[number];

/** bytes */
export const JSON_BODY_MAX = 1_048_576;
/** Form fields of one body: enough for a bulk action of 500 ids. */
export const FORM_FIELDS_MAX = 1_000;
/** bytes of a body that needs no login */
export const VISITOR_BODY_MAX = 16_384;
/** Objects, lists and values of one body, in every notation. */
export const BODY_NODES_MAX = 5_000;
/** Refused fields that one answer names. */
export const FIELD_ERRORS_MAX = 20;
/** Nesting of brackets in a form body. */
export const FORM_DEPTH_MAX = 8;

/** Characters of a user name, mobile or e-mail that somebody types. */
export const IDENTIFIER_MAX = 150;
export const OTP_DIGITS = 6;
/** seconds that a code is valid (spec 9.7) */
export const OTP_SECONDS = 120;
export const OTP_TRIES = 5;
/** seconds before a code may be sent again */
export const OTP_RESEND_SECONDS = 60;
/** codes per hour for one account, and to one address; the limit of resets is from decisions 2.9 */
export const CODES_PER_HOUR = { login: 10, register: 5, reset: 3, contact: 5, request: 3, request_link: 3 } as const;
/** seconds in which a request can be sent after its sender has proven an address (docs/adr/0096) */
export const ADDRESS_PROOF_SECONDS = 3_600;
/** days in which the link to a request without an account can be used (docs/adr/0101) */
export const REQUEST_LINK_DAYS = 30;
/** characters of the secret of such a link, as it is sent */
export const REQUEST_LINK_MAX = 64;
/** days in which the invitation of an employee can be accepted (decisions 2.9) */
export const INVITATION_DAYS = 7;
/** most characters of its secret, as an address carries it */
export const INVITATION_TOKEN_MAX = 64;
/** seconds that a login token is valid (decisions 2.9) */
export const LOGIN_TOKEN_SECONDS = 60;
/** seconds that a password reset is valid */
export const PASSWORD_RESET_SECONDS = 900;

/** characters of what a customer writes beside a vote (decisions 2.21) */
export const SATISFACTION_COMMENT_MAX = 1_000;

/** days shown by the bell (spec 2.49) */
export const NOTIFICATION_DAYS = 7;
/** ms that a browser notification is shown (spec 9.2) */
export const PUSH_MS = 4_000;
/** days before expiry at which warnings start (spec 4.4, 4.5) */
export const EXPIRY_WARNING_DAYS = 7;

export const SUBJECT_MAX = 255;
/** Saved views that one person may have, and one department, and the whole desk (decisions 2.4). */
export const SAVED_VIEWS_MAX = 50;
/** characters of the name of a saved view */
export const SAVED_VIEW_NAME_MAX = 60;
/** Columns of the table that one saved view shows. */
export const SAVED_VIEW_COLUMNS_MAX = 40;
/** Days in which a merged ticket can be separated again (decisions 2.3 T15). */
export const UNMERGE_DAYS = 7;
/** Days in which a deleted ticket can be restored (decisions 2.0 "Delete"). */
export const RESTORE_DAYS = 30;
/** People with whom one ticket is shared (decisions 2.2). */
export const SHARES_MAX = 50;
/** bytes of a sanitised rich body (decisions 2.4) */
export const BODY_HTML_MAX = 204_800;
/** Elements of a rich body, counted by their tags: elements inside each other cost the sanitiser more and more. */
export const RICH_TAGS_MAX = 20_000;
/** characters of the fields of a stored draft, as JSON */
export const DRAFT_VALUES_MAX = 65_536;
/** bytes that the drafts of one person may take, as they are stored */
export const DRAFTS_MAX_BYTES = 20_971_520;
/** Largest value of a PostgreSQL integer column. */
export const INT4_MAX = 2_147_483_647;
export const SEARCH_MIN_CHARS = 3;
/** characters of a list's search text, in its call, its address and its search field */
export const KEYWORD_MAX = 200;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;

/** bytes of the plain file input (spec 5.24) */
export const FILE_INPUT_MAX_BYTES = 512_000;

/** Latest moment that a field accepts, unix seconds: the beginning of the year 2100. */
export const UNIX_MAX = 4_102_444_800;

/** Longest time in which a reply can be taken back, in seconds (decisions 2.4 "Undo send"). */
export const UNDO_SECONDS_MAX = 60;
