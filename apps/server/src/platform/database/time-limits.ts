/** Time limit of one statement of a request, milliseconds. */
export const STATEMENT_TIMEOUT = 5_000;
/** Searches give up sooner, in a pool of their own, so that a hard one never takes the connections of the others. */
export const SEARCH_TIMEOUT = 2_000;
export const SEARCH_POOL = 4;
