import { EVENT_KIND, type EventKind, type QueryFilters } from '@hamyar/contracts';
import type { QueryOf, customerEventList } from '@hamyar/contracts/schemas';
import type { Actor } from '@hamyar/domain';
import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { countedRows } from '../../platform/references/row-references.ts';
import { customersInSight } from '../customers/public.ts';
import { TICKET_SOURCE, ticketScopeOf } from '../tickets/public.ts';
import type { CustomerEventTable } from './customer-event.table.ts';
import { seenKinds } from './customer-event.policy.ts';
import { messages } from './messages.ts';
import { tables } from './tables.ts';

export type EventQuery = QueryOf<typeof customerEventList>;
/** Whose events are listed: of one customer, or of all customers of an organisation whom the person sees. */
export type EventsOwner = { user_id: number } | { organization_id: number };

/** An event with what a list shows of it. */
export interface EventRecord {
  id: number;
  user_id: number;
  customer_name: string;
  creator_id: number | null;
  creator: { name: string; profile_picture_name: string | null } | null;
  created_at: Date;
  occurred_at: Date;
  type: { id: number; name: string; external: boolean; color: string };
  description: string;
  ticket: { id: number; number: string; subject: string } | null;
}

/** The condition of each filter over `e`, and its type `t`. */
const FILTERS: FilterTable<QueryFilters<EventQuery, 'user_id' | 'organization_id'>, RawBuilder<SqlBool>> = {
  from_date: (unix) => sql`e.occurred_at >= ${dateFromUnixSeconds(unix)}`,
  to_date: (unix) => sql`e.occurred_at < ${dateFromUnixSeconds(unix)}`,
  type: (kind) => sql`t.external = ${kind === EVENT_KIND.external}`,
  customer_event_type_ids: (ids) => sql`e.customer_event_type_id = any(${ids}::bigint[])`,
  ids: (ids) => sql`e.id = any(${ids}::bigint[])`,
};

const isExternal = (kinds: readonly EventKind[]): boolean[] => kinds.map((kind) => kind === EVENT_KIND.external);

/** SQL: an event `e` of the type `t` that somebody may see who may see its customer. */
const seen = (user: Actor): RawBuilder<SqlBool> =>
  sql`e.deleted_at is null and t.external = any(${isExternal(seenKinds(user))}::boolean[])`;

const FROM = sql`from customer_event e join customer_event_type t on t.id = e.customer_event_type_id`;

const ofOwner = (user: Actor, owner: EventsOwner): RawBuilder<SqlBool> =>
  'user_id' in owner
    ? sql`e.user_id = ${owner.user_id}`
    : sql`e.user_id in (select u.id from "user" u
        where u.organization_id = ${owner.organization_id} and ${customersInSight(user)})`;

const conditions = (user: Actor, owner: EventsOwner, { user_id: _, organization_id: __, ...query }: EventQuery) =>
  allOf([ofOwner(user, owner), seen(user), ...filterConditions(FILTERS, query, undefined)]);

const selected = (user: Actor): RawBuilder<unknown> => sql`
  e.id, e.user_id, (select btrim(c.first_name || ' ' || c.last_name) from "user" c where c.id = e.user_id) as customer_name,
  e.creator_id, e.created_at, e.occurred_at, e.description,
  jsonb_build_object('id', t.id, 'name', t.name, 'external', t.external, 'color', t.color) as type,
  (select jsonb_build_object('name', btrim(u.first_name || ' ' || u.last_name), 'profile_picture_name',
      (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null))
    from "user" u where u.id = e.creator_id) as creator,
  (select jsonb_build_object('id', k.id, 'number', k.number, 'subject', k.subject) from ticket k
    where k.id = e.related_ticket_id and ${predicateToSql(ticketScopeOf(user), TICKET_SOURCE, 'k')}) as ticket`;

/** One page of the events of a customer or an organisation, the newest first. */
export async function listEvents(
  db: AnyDb,
  user: Actor,
  owner: EventsOwner,
  query: EventQuery,
): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`select ${selected(user)} ${FROM} where ${conditions(user, owner, query)}
    order by e.occurred_at desc, e.id desc limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(
    db,
  );
  return rows;
}

/** Number of events that match the filters. */
export async function countEvents(db: AnyDb, user: Actor, owner: EventsOwner, query: EventQuery): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n ${FROM} where ${conditions(user, owner, query)}`.execute(db);
  return rows[0]!.n;
}

/** An event that somebody sees who may see its customer, or null; with `lock` nobody deletes it until the transaction ends. */
export async function findEvent(db: AnyDb, user: Actor, id: number, lock = false): Promise<EventRecord | null> {
  const { rows } = await sql<EventRecord>`select ${selected(user)} ${FROM} where e.id = ${id} and ${seen(user)}
    ${lock ? sql`for update of e` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a ticket is one of the customer that the person sees. */
export async function seesTicketOf(db: AnyDb, user: Actor, customerId: number, ticketId: number): Promise<boolean> {
  const { rows } = await sql`select from ticket t where t.id = ${ticketId} and t.customer_id = ${customerId}
    and ${predicateToSql(ticketScopeOf(user), TICKET_SOURCE)}`.execute(db);
  return rows.length > 0;
}

/** Inserts an event. @returns its id */
export const insertEvent = async (trx: AnyDb, values: Insertable<CustomerEventTable>): Promise<number> =>
  (await tables(trx).insertInto('customer_event').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Hides an event. */
export async function hideEvent(trx: AnyDb, id: number, at: Date): Promise<void> {
  await tables(trx).updateTable('customer_event').set({ deleted_at: at }).where('id', '=', id).execute();
}

/** SQL: whether an event has a file; a deleted one has its files no longer. */
export const eventHasFile = (file: string): RawBuilder<SqlBool> => {
  const owned = sql.ref(`${file}.context_id`);
  return sql`exists (select from customer_event e where e.id = ${owned} and e.deleted_at is null)`;
};

/** Events of these types. */
export const countedOfTypes = countedRows(
  messages.eventsCounted,
  (ids) => sql`from customer_event e where e.customer_event_type_id = any(${ids}) and e.deleted_at is null`,
);

/** Gives the first events after an id, of those that have a type, another one. @returns their ids */
export async function replaceTypeOfEvents(
  trx: AnyDb,
  { from, to, after, limit }: { from: number; to: number; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update customer_event set customer_event_type_id = ${to}
    where id in (select e.id from customer_event e where e.customer_event_type_id = ${from} and e.id > ${after}
      order by e.id limit ${limit}) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
