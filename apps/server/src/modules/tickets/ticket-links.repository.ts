import type { AfterClose, SyncedDraftKey, Ticket } from '@hamyar/contracts';
import type { Actor } from '@hamyar/domain';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { valuesAsJson, type StoredValue } from '../forms/public.ts';
import { sharedDraftsAsJson, type SharedDraftRecord } from '../drafts/public.ts';
import { tables } from './tables.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { slaOfOpenTicket, type SlaReader } from './ticket-sla.repository.ts';
import type { TicketSla } from './ticket-sla.rules.ts';
import { TICKET_SOURCE, scope } from './ticket.policy.ts';
import type { TicketLinkTable, TicketTable } from './ticket.table.ts';

/** Links a ticket to another. */
export async function insertLink(trx: AnyDb, link: Insertable<TicketLinkTable>): Promise<void> {
  await tables(trx).insertInto('ticket_link').values(link).execute();
}

type LinkKey = Pick<Insertable<TicketLinkTable>, 'type' | 'ticket_id' | 'other_ticket_id'>;

/** Whether a link is there. */
export async function hasLink(db: AnyDb, { type, ticket_id, other_ticket_id }: LinkKey): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('ticket_link')
    .select('ticket_id')
    .where('type', '=', type)
    .where('ticket_id', '=', ticket_id)
    .where('other_ticket_id', '=', other_ticket_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a link away. */
export async function deleteLink(trx: AnyDb, { type, ticket_id, other_ticket_id }: LinkKey): Promise<void> {
  await tables(trx)
    .deleteFrom('ticket_link')
    .where('type', '=', type)
    .where('ticket_id', '=', ticket_id)
    .where('other_ticket_id', '=', other_ticket_id)
    .execute();
}

/** The key of what is written to answer a ticket. */
export const replyDraftKey = (ticketId: number): SyncedDraftKey => `ticket:${ticketId}:message`;

/** What a person sees of a ticket beside its row and its conversation. */
export interface TicketSurroundings {
  /** links to other tickets that the reader may see */
  links: Ticket['links'];
  /** employees who follow the ticket, the first one first */
  followers: number[];
  /** how the reader works: the own undo window in seconds, or null for the system's, and what follows a closing */
  undo_seconds: number | null;
  after_close: AfterClose;
  /**
   * The last public content of the ticket that its customer has read, as a sequence of the whole conversation; 0 when
   * they have read none.
   */
  customer_read_seq: number;
  /** the last content that an employee has read; 0 when none has */
  staff_read_seq: number;
  /** of a merged ticket: the one with its conversation, where the reader sees it, and when it was merged */
  merged_into: NonNullable<Ticket['merged']>['into'];
  merged_at: Date | null;
  /** numbers of the tickets whose conversations this one has, by id */
  origins: Readonly<Record<string, string>> | null;
  custom_values: StoredValue[];
  /** its category wants the required fields of the form before it is closed */
  form_required: boolean;
  /** when the account of its customer ends, in unix seconds; null for a ticket without a customer */
  account: { own: number | null; organization: number | null } | null;
  /** the reader sees something that is to be done for it */
  has_todos: boolean;
  /** what its clocks follow from, where the reader sees them */
  sla: TicketSla | null;
  /** drafts of answers to it that are shared, or that a colleague has taken over */
  drafts: SharedDraftRecord[] | null;
}

/** Reads what surrounds a conversation in one statement. */
export async function surroundingsOf(
  db: AnyDb,
  {
    id,
    customer_id,
    merged_into_id,
    category_id,
    sla_id,
  }: Pick<Selectable<TicketTable>, 'id' | 'customer_id' | 'merged_into_id' | 'category_id' | 'sla_id'>,
  user: Actor & SlaReader,
  hasTodos: RawBuilder<boolean>,
): Promise<TicketSurroundings> {
  const { rows } = await sql<Omit<TicketSurroundings, 'links'> & { links: Ticket['links'] | null }>`select
    (select u.undo_seconds from "user" u where u.id = ${user.id}) as undo_seconds,
    coalesce((select u.after_close from "user" u where u.id = ${user.id}), 'stay') as after_close,
    coalesce((select max(c.seq) from ticket_read r join ticket_content c on c.ticket_id = r.ticket_id
      where r.ticket_id = ${id} and r.user_id = ${customer_id} and c.state = 'published' and c.public_seq <= r.last_read_public_seq), 0) as customer_read_seq,
    coalesce((select max(r.last_read_seq) from ticket_read r join "user" u on u.id = r.user_id where r.ticket_id = ${id} and u.employee), 0) as staff_read_seq,
    (select json_build_object('id', t.id, 'number', t.number, 'subject', t.subject) from ticket t
      where t.id = ${merged_into_id}::bigint and ${predicateToSql(scope(user), TICKET_SOURCE)}) as merged_into,
    (select m.merged_at from ticket_merge m where m.ticket_id = ${id}) as merged_at,
    (select json_object_agg(t.id, t.number) from ticket t where t.merged_into_id = ${id}) as origins,
    array(select f.user_id from ticket_follow f where f.ticket_id = ${id} order by f.created_at, f.user_id) as followers,
    ${valuesAsJson('ticket', sql`${id}`)} as custom_values,
    coalesce((select c.required_on_close from ticket_category c where c.id = ${category_id}::bigint), false) as form_required,
    ${hasTodos} as has_todos,
    ${slaOfOpenTicket(user, { id, sla_id })} as sla,
    ${sharedDraftsAsJson(replyDraftKey(id))} as drafts,
    (select json_build_object('own', extract(epoch from u.expire_at)::bigint, 'organization', extract(epoch from o.expire_at)::bigint)
      from "user" u left join organization o on o.id = u.organization_id where u.id = ${customer_id}) as account,
    (select json_agg(json_build_object('type', link.type, 'direction', link.direction, 'ticket', json_build_object('id', t.id, 'number', t.number, 'subject', t.subject)) order by t.id)
      from (select type, 'out' as direction, other_ticket_id as other from ticket_link where ticket_id = ${id}
        union all select type, 'in', ticket_id from ticket_link where other_ticket_id = ${id}) as link
      join ticket t on t.id = link.other where ${predicateToSql(scope(user), TICKET_SOURCE)}) as links`.execute(db);
  const { links, ...row } = rows[0]!;
  return { ...row, links: links ?? [] };
}
