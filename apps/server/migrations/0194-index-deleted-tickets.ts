import { type Kysely, sql } from 'kysely';

/**
 * Deleted tickets are listed, and removed for good by a job that looks every hour. There are few of them, so the index is
 * small, and without it each look reads all tickets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ticket_deleted on ticket (deleted_at, id) where deleted_at is not null`.execute(db);
}
