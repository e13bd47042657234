import { type Kysely, sql } from 'kysely';

/**
 * The author of a draft lets colleagues read it and go on with it (decisions 2.4, ADR 0125). The index answers an open
 * ticket, of which nearly all have no such draft.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ticket_draft
      add column shared boolean not null default false,
      add column taken_by_id bigint references "user" (id) on delete set null;
    create index ticket_draft_shared on ticket_draft (key) where shared or taken_by_id is not null;
    create index ticket_draft_taken_by on ticket_draft (taken_by_id) where taken_by_id is not null;
  `.execute(db);
}
