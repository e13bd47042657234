import { type Kysely, sql } from 'kysely';

/**
 * What a mail needs besides its text (decisions 2.15 "Outbound"): its HTML, headers and Message-ID, what it is about,
 * whose message it carries, and when it is tried next. Messages without a time wait for a gateway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery
      add column html text, add column headers jsonb not null default '{}'::jsonb, add column message_id text,
      add column effect_key text, add column ticket_id bigint, add column content_id bigint,
      add column author_id bigint references "user" on delete set null, add column next_attempt_at timestamptz(3);
    create unique index delivery_effect_key on delivery (effect_key) where effect_key is not null;
    create index delivery_due on delivery (next_attempt_at) where state = 'queued' and next_attempt_at is not null;
  `.execute(db);
}
