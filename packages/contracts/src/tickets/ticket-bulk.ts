/** Tickets that one call acts on at most (spec 7.20, decisions 2.3 "Bulk"). */
export const BULK_TICKETS_MAX = 500;
/** Tickets that one call acts on before it answers; more are a batch. */
export const BULK_IMMEDIATE_MAX = 50;
/** Tickets that one call answers with a ready-made text at most. */
export const BULK_REPLIES_MAX = 50;
export const BULK_TAGS_MAX = 20;
export const BULK_SHARES_MAX = 20;
