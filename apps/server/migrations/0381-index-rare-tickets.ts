import { type Kysely, sql } from 'kysely';

/**
 * Filters that match few tickets, or none, read only those: without these indexes a list walked through all tickets in
 * its order to find them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ticket_kind_other on ticket (kind) where deleted_at is null and kind <> 'customer';
    create index ticket_channel_other on ticket (channel) where deleted_at is null and channel <> 'web';
    create index ticket_sla_state on ticket (sla_state) where deleted_at is null and sla_state in ('due_soon', 'first_response_breached', 'resolution_breached', 'paused');
    create index ticket_satisfaction on ticket (satisfaction) where deleted_at is null and satisfaction > 0;
    create index ticket_form on ticket (form_id) where deleted_at is null and form_id is not null;
    create index ticket_attachment on ticket (id) where deleted_at is null and attachment_count > 0;
  `.execute(db);
}
