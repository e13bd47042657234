/**
 * Every table of the database. It is empty here: each module's `*.table.ts` adds its own tables by declaration merging,
 * so that no file lists them all:
 *
 * ```ts
 * declare module '../../platform/database/schema.ts' {
 *   interface Database { ticket: TicketTable }
 * }
 * ```
 *
 * How PostgreSQL types are read: `bigint` as a safe-integer `number` (an unsafe one throws), `bigint[]` likewise,
 * `timestamptz` as `Date`, `date` as `YYYY-MM-DD` text, `numeric` as text, `jsonb` parsed. Times are written by the
 * application from the clock with millisecond precision (columns are `timestamptz(3)`), so a `Date` read back is
 * exactly what is stored and can be used as a paging key; presenters turn it into unix seconds.
 */
// the modules add their tables
export interface Database {}
