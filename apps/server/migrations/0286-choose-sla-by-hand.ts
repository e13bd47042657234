import { type Kysely, sql } from 'kysely';

/** Whether somebody has chosen the SLA of a ticket, so that no change of the ticket chooses another one (decisions 2.6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket add column sla_by_hand boolean not null default false`.execute(db);
}
