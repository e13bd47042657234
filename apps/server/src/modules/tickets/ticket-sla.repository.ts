import type { TicketStatus } from '@hamyar/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { FieldsReader } from './ticket-hidden-fields.rules.ts';
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

/** Whose right to see the clocks of a ticket is asked for. */
export type SlaReader = { employee: boolean } & Pick<FieldsReader, 'hidden_ticket_fields'>;

/** SQL: what the clocks of an open ticket follow from, for employees who see them; null for everybody else. */
export const slaOfOpenTicket = (
  { employee, hidden_ticket_fields: hidden }: SlaReader,
  { id, sla_id }: { id: number; sla_id: number | null },
): RawBuilder<TicketSla | null> =>
  employee && sla_id !== null && !hidden.includes('sla')
    ? sql`(select json_build_object('snapshot', s.snapshot, 'events', s.events, 'warned', s.warned) from ticket_sla s where s.ticket_id = ${id})`
    : sql`null::json`;

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

/** The statement that stores what the clocks of tickets are computed from. */
export const ticketSlasStored = (slas: readonly (TicketSla & { ticket_id: number })[]): RawBuilder<unknown> =>
  sql`insert into ticket_sla (ticket_id, snapshot, events, warned)
    select ticket_id, snapshot, events, warned
      from jsonb_to_recordset(${JSON.stringify(slas)}::jsonb) as x(ticket_id bigint, snapshot jsonb, events jsonb, warned text[])
    on conflict (ticket_id) do update set snapshot = excluded.snapshot, events = excluded.events, warned = excluded.warned`;

/** The statement that ends the SLA of tickets. */
export const ticketSlasRemoved = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`delete from ticket_sla where ticket_id = any(${[...ids]}::bigint[])`;

/** The tickets on which something has come due, the earliest first. */
export async function findDueTickets(db: AnyDb, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ticket
    where sla_next_at is not null and deleted_at is null and sla_next_at <= ${now}
    order by sla_next_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Those of these tickets on which something still is due, locked until the transaction ends; those that somebody writes
 * on are left for the next time.
 */
export async function lockDueTickets(trx: AnyDb, ids: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ticket
    where id = any(${[...ids]}::bigint[]) and deleted_at is null and sla_next_at <= ${now}
    order by id for update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A ticket whose clocks count, and what they are computed from. */
export interface CountedTicket extends TicketSla {
  id: number;
  status: TicketStatus;
}

/** A due time, or a clock that runs without one because no working time was found for it (decisions 2.6 rule 7). */
const COUNTS = sql`t.deleted_at is null and (t.sla_due_at is not null or t.fr_state = 'running' or t.nr_state = 'running' or t.res_state = 'running')`;

/** The tickets whose due times depend on working time. */
export async function findCountedTickets(db: AnyDb): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select t.id from ticket t where ${COUNTS} order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these tickets whose due times still depend on working time, locked until the transaction ends. */
export async function lockCountedTickets(trx: AnyDb, ids: readonly number[]): Promise<CountedTicket[]> {
  const { rows } = await sql<CountedTicket>`select t.id, t.status, s.snapshot, s.events, s.warned from ticket t
    join ticket_sla s on s.ticket_id = t.id
    where t.id = any(${[...ids]}::bigint[]) and ${COUNTS} order by t.id for update of t`.execute(trx);
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
