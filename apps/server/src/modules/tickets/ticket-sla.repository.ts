import type { TicketStatus } from '@hamyar/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { clockColumns, TicketSla } from './ticket-sla.rules.ts';

/** What the clocks of a ticket are computed from; null for one without an SLA. */
export async function findTicketSla(db: AnyDb, ticketId: number): Promise<TicketSla | null> {
  const row = await tables(db)
    .selectFrom('ticket_sla')
    .select(['snapshot', 'events', 'warned'])
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same of several tickets, by their ids. */
export async function findTicketSlas(db: AnyDb, ids: readonly number[]): Promise<ReadonlyMap<number, TicketSla>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('ticket_sla')
    .selectAll()
    .where('ticket_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ ticket_id, ...sla }) => [ticket_id, sla]));
}

/** The statement that stores what the clocks of a ticket are computed from. */
export const ticketSlaStored = (ticketId: number, { snapshot, events, warned }: TicketSla): RawBuilder<unknown> =>
  sql`insert into ticket_sla (ticket_id, snapshot, events, warned)
    values (${ticketId}, ${JSON.stringify(snapshot)}, ${JSON.stringify(events)}, ${warned}::text[])
    on conflict (ticket_id) do update set snapshot = excluded.snapshot, events = excluded.events, warned = excluded.warned`;

/** The statement that ends the SLA of a ticket. */
export const ticketSlaRemoved = (ticketId: number): RawBuilder<unknown> =>
  sql`delete from ticket_sla where ticket_id = ${ticketId}`;

/**
 * The tickets whose clocks have to be looked at, the earliest first; those that somebody writes on are left for the next
 * time. They stay locked until the transaction ends.
 */
export async function lockDueTickets(
  trx: AnyDb,
  now: Date,
  { limit, without }: { limit: number; without: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ticket
    where sla_next_at is not null and deleted_at is null and sla_next_at < ${now} and id <> all(${[...without]}::bigint[])
    order by sla_next_at limit ${limit} for update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A ticket with a due time, and what it is computed from. */
export interface DatedTicket extends TicketSla {
  id: number;
  status: TicketStatus;
}

/** Tickets with a due time, by their ids from `after` on, locked until the transaction ends. */
export async function lockDatedTickets(trx: AnyDb, after: number, limit: number): Promise<DatedTicket[]> {
  const { rows } = await sql<DatedTicket>`select t.id, t.status, s.snapshot, s.events, s.warned from ticket t
    join ticket_sla s on s.ticket_id = t.id
    where t.sla_due_at is not null and t.deleted_at is null and t.id > ${after} order by t.id limit ${limit} for update of t`.execute(
    trx,
  );
  return rows;
}

/** Due times as they were counted again, and the ledger that belongs to them. */
export type RecountedTicket = { id: number } & ReturnType<typeof clockColumns>;

const RECOUNTED = [
  'sla_state',
  'sla_due_at',
  'sla_next_at',
  'fr_due_at',
  'fr_state',
  'nr_due_at',
  'nr_state',
  'res_due_at',
  'res_state',
] as const satisfies readonly (keyof RecountedTicket['columns'])[];

/** Stores due times that were counted again; tickets whose times are the same are not written. */
export async function storeRecounted(trx: AnyDb, tickets: readonly RecountedTicket[]): Promise<void> {
  if (tickets.length === 0) return;
  const rows = JSON.stringify(tickets.map(({ id, warned, columns }) => ({ id, warned, ...columns })));
  const set = sql.join(RECOUNTED.map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`));
  const types = sql.join(
    RECOUNTED.map((column) => sql`${sql.ref(column)} ${column.endsWith('_at') ? sql`timestamptz(3)` : sql`text`}`),
  );
  await sql`with n as (select * from jsonb_to_recordset(${rows}::jsonb) as x(id bigint, warned text[], ${types})),
      changed as (update ticket t set ${set} from n where t.id = n.id
        and (select row(${sql.join(RECOUNTED.map((column) => sql`t.${sql.ref(column)}`))}) is distinct from row(${sql.join(RECOUNTED.map((column) => sql`n.${sql.ref(column)}`))})))
    update ticket_sla s set warned = n.warned from n where s.ticket_id = n.id and s.warned is distinct from n.warned`.execute(
    trx,
  );
}
