import type { CustomValue, TicketChannel, TicketImportance, TicketKind } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { SlaChain, SlaFacts } from './sla-choice.rules.ts';
import type { SlaRecord } from './sla.repository.ts';

/** The row of a ticket as far as the choice of its policy reads it. */
export interface SlaTicket {
  /** Null for one that does not exist yet, which has no tags. */
  id: number | null;
  kind: TicketKind;
  channel: TicketChannel;
  importance: TicketImportance;
  branch_id: number;
  department_id: number;
  category_id: number | null;
  service_id: number | null;
  form_id: number | null;
  customer_id: number | null;
  /** Instead of the level of the customer, for a ticket that does not exist. */
  customer_level_id?: number | null;
  organization_id: number | null;
  created_at: Date;
  /** Custom fields that the write that asks fills in, before they are stored; by their ids. */
  filled_in?: ReadonlyMap<number, CustomValue>;
}

/** All that the choice reads besides the row of the ticket. */
export interface ChoiceInput extends Pick<SlaFacts, 'category' | 'service' | 'form' | 'customer_level' | 'tag'> {
  /** Those that can serve the ticket. */
  policies: Omit<SlaRecord, 'created_at' | 'updated_at'>[];
  chain: SlaChain;
}

/** A row and those above it; deleted ones too, because tickets keep them. */
const pathOf = (table: 'ticket_category' | 'service', id: number | null) => sql`array(
  with recursive up (id, parent_id, step) as (
    select x.id, x.parent_id, 1 from ${sql.table(table)} x where x.id = ${id}
    union all select x.id, x.parent_id, up.step + 1 from up join ${sql.table(table)} x on x.id = up.parent_id where up.step < 20)
  select up.id from up order by up.step)`;

/** A form and those that have replaced it: a ticket keeps the one that it was filled in with. */
const replacedForms = (id: number | null) => sql`array(
  with recursive form_of (id, replaced_by_id, step) as (
    select x.id, x.replaced_by_id, 1 from form x where x.id = ${id}
    union all select x.id, x.replaced_by_id, f.step + 1 from form_of f join form x on x.id = f.replaced_by_id where f.step < 20)
  select f.id from form_of f order by f.step)`;

/** Reads, by one statement, the policies that can serve a ticket, and what its customer, subject and department name. */
export async function readChoice(db: AnyDb, ticket: SlaTicket): Promise<ChoiceInput> {
  const { rows } = await sql<ChoiceInput>`
    with customer_level_of as (select coalesce(${ticket.customer_level_id ?? null}::bigint,
      (select u.customer_level_id from "user" u where u.id = ${ticket.customer_id}),
      (select o.customer_level_id from organization o where o.id = ${ticket.organization_id})) as id)
    select (select coalesce(jsonb_agg(to_jsonb(p) order by p."order", p.id), '[]') from sla_policy p
        where p.status and p.deleted_at is null and p.branch_id in (-1, ${ticket.branch_id}) and ${ticket.kind} = any(p.applies_to_kinds)) as policies,
      jsonb_build_object(
        'customer_level', (select x.sla_id from customer_level x where x.id = l.id),
        'organization', (select x.sla_id from organization x where x.id = ${ticket.organization_id}),
        'service', (select x.sla_id from service x where x.id = ${ticket.service_id}),
        'category', (select x.sla_id from ticket_category x where x.id = ${ticket.category_id}),
        'department', (select x.sla_id from department x where x.id = ${ticket.department_id})) as chain,
      ${pathOf('ticket_category', ticket.category_id)} as category, ${pathOf('service', ticket.service_id)} as service,
      ${replacedForms(ticket.form_id)} as form, l.id as customer_level,
      array(select a.tag_id from tag_assignment a where a.taggable_type = 'ticket' and a.taggable_id = ${ticket.id}) as tag
    from customer_level_of l`.execute(db);
  return rows[0]!;
}
