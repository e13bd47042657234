/** Time limit of one statement of a request, milliseconds. */
export const STATEMENT_TIMEOUT = 5_000;
/**
 * Searches have a shorter limit and a pool of their own, so that slow ones never use all connections of other requests.
 */
export const SEARCH_TIMEOUT = 2_000;
export const SEARCH_POOL = 4;
/** Connections whose statements are planned for their values. */
export const PLANNED_POOL = 8;
