import { sql, type RawBuilder } from 'kysely';

/**
 * An expression that sends a notification, which PostgreSQL delivers with the commit of its transaction and drops with
 * the rollback.
 */
export const notification = (channel: string, payload: string): RawBuilder<unknown> =>
  sql`pg_notify(${channel}, ${payload})`;
