import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { SlaTicketWithTags } from '../sla/public.ts';

/** What the choice of policies reads of ticket `t`. */
export const CHOSEN_BY = sql`t.id, t.kind, t.channel, t.importance, t.branch_id, t.department_id, t.category_id, t.service_id,
  t.form_id, t.customer_id, t.organization_id, t.created_at,
  array(select a.tag_id from tag_assignment a where a.taggable_type = 'ticket' and a.taggable_id = t.id) as tag`;

/**
 * Open tickets whose policy nobody has chosen by hand, by their ids from `after` on, as the choice of policies reads
 * them; of one branch, or of all.
 */
export async function readChosenTickets(
  db: AnyDb,
  { after, limit, branchId }: { after: number; limit: number; branchId: number | null },
): Promise<(SlaTicketWithTags & { id: number })[]> {
  const { rows } = await sql<SlaTicketWithTags & { id: number }>`
    select ${CHOSEN_BY}
    from ticket t where t.id > ${after} and t.deleted_at is null and t.status <> 4 and not t.is_spam and not t.sla_by_hand
      and (${branchId}::bigint is null or t.branch_id = ${branchId}) order by t.id limit ${limit}`.execute(db);
  return rows;
}

/** Open tickets of a customer or of an organisation whose policy is chosen by the level of the customer. */
export async function ticketsByLevel(
  db: AnyDb,
  { customer_id, organization_id }: { customer_id: number | null; organization_id: number | null },
): Promise<number[]> {
  // the few tickets first: most rows of ticket_sla belong to tickets that are closed
  const { rows } = await sql<{ id: number }>`with mine as materialized (
      select t.id from ticket t where t.customer_id = ${customer_id} and t.deleted_at is null and t.status <> 4 and not t.sla_by_hand
      union
      select t.id from ticket t where t.organization_id = ${organization_id} and t.deleted_at is null and t.status <> 4 and not t.sla_by_hand)
    select m.id from mine m join ticket_sla s on s.ticket_id = m.id
    where s.snapshot -> 'recompute_on' ? 'customer_level' order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}
