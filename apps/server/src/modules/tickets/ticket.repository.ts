import { sql, type Insertable, type Selectable } from 'kysely';
import { TICKET_STATUS } from '@hamyar/contracts';
import type { PolicyTicket } from '@hamyar/domain';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { TicketTable } from './ticket.table.ts';

/** A stored ticket with its shares: everything that the rules and the policy read. */
export interface TicketRecord extends Omit<Selectable<TicketTable>, 'deleted_at'> {
  deleted_at: Date | null;
  shares: { user_id: number; editable: boolean }[];
}

/** Reads one ticket with its shares; `lock` locks it against other writers until the transaction ends. */
export async function findTicket(db: AnyDb, id: number, lock: 'lock' | 'read' = 'read'): Promise<TicketRecord | null> {
  const query = tables(db).selectFrom('ticket').selectAll().where('id', '=', id);
  const ticket = await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
  if (!ticket) return null;
  const shares =
    ticket.shares_count === 0
      ? []
      : await tables(db)
          .selectFrom('ticket_share')
          .select(['user_id', 'editable'])
          .where('ticket_id', '=', id)
          .orderBy('user_id')
          .execute();
  return { ...ticket, shares };
}

/** Reads several tickets with their shares. */
export async function findTickets(db: AnyDb, ids: readonly number[]): Promise<TicketRecord[]> {
  if (ids.length === 0) return [];
  const tickets = await tables(db)
    .selectFrom('ticket')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const shared = tickets.filter(({ shares_count }) => shares_count > 0).map(({ id }) => id);
  const shares =
    shared.length === 0
      ? []
      : await tables(db)
          .selectFrom('ticket_share')
          .select(['ticket_id', 'user_id', 'editable'])
          .where('ticket_id', 'in', shared)
          .execute();
  return tickets.map((ticket) => ({ ...ticket, shares: shares.filter(({ ticket_id }) => ticket_id === ticket.id) }));
}

/** The ticket in the form of the policy. */
export const policyTicket = (ticket: TicketRecord): PolicyTicket => ({
  ...ticket,
  deleted_at: ticket.deleted_at === null ? null : Math.floor(ticket.deleted_at.getTime() / 1000),
});

/** Inserts a ticket with a temporary number; the transaction's last statement sets the real one. */
export async function insertTicket(
  trx: AnyDb,
  ticket: Omit<Insertable<TicketTable>, 'number'> & { client_key: string },
): Promise<TicketRecord> {
  const stored = await tables(trx)
    .insertInto('ticket')
    .values({ ...ticket, number: `~${ticket.client_key}` })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...stored, shares: [] };
}

/**
 * The next running number of a counter, higher than every one that was given out after the same stem, under whatever
 * format. Both rows stay locked until the commit, always in this order, so call it last (decisions 2.3 `number`).
 */
export async function nextSequence(trx: AnyDb, counter: string, stem: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`select next_ticket_sequence(${counter}, ${stem}) as next`.execute(trx);
  return rows[0]!.next;
}

/** The ticket of an earlier send with the same key, if any (decisions 2.4 "Idempotency"). */
export async function findByClientKey(
  db: AnyDb,
  userId: number,
  clientKey: string,
): Promise<{ id: number; number: string } | null> {
  return (
    (await tables(db)
      .selectFrom('ticket')
      .select(['id', 'number'])
      .where('created_by_id', '=', userId)
      .where('client_key', '=', clientKey)
      .executeTakeFirst()) ?? null
  );
}

/** The history of a ticket, newest first. */
export async function historyOf(db: AnyDb, ticketId: number) {
  return (
    tables(db)
      .selectFrom('ticket_history')
      .selectAll()
      .where('ticket_id', '=', ticketId)
      // what the clock notices is written later than it happened
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(500)
      .execute()
  );
}

/** How many tickets that are not closed each of these people must act on. */
export async function openTicketsOf(db: AnyDb, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('ticket')
    .select(({ fn }) => ['assignee_id', fn.countAll<string>().as('count')])
    .where('assignee_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .where('status', '<>', TICKET_STATUS.closed)
    .groupBy('assignee_id')
    .execute();
  return new Map(rows.map(({ assignee_id, count }) => [assignee_id ?? 0, Number(count)]));
}

/** Follows or unfollows a ticket; doing so twice is not an error. */
export async function setFollow(db: AnyDb, ticketId: number, userId: number, follow: boolean): Promise<void> {
  if (follow)
    await tables(db)
      .insertInto('ticket_follow')
      .values({ ticket_id: ticketId, user_id: userId, reason: 'manual' })
      .onConflict((oc) => oc.doNothing())
      .execute();
  else
    await tables(db)
      .deleteFrom('ticket_follow')
      .where('ticket_id', '=', ticketId)
      .where('user_id', '=', userId)
      .execute();
}

/** Up to which public sequence a customer has read a ticket; 0 when they have never opened it. */
export async function readPublicSeq(db: AnyDb, ticketId: number, userId: number): Promise<number> {
  const row = await tables(db)
    .selectFrom('ticket_read')
    .select('last_read_public_seq')
    .where('ticket_id', '=', ticketId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.last_read_public_seq ?? 0;
}

/** Whether an employee has read the ticket's contents up to this sequence. */
export async function readByStaff(db: AnyDb, ticketId: number, seq: number): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('ticket_read as r')
    .innerJoin('user as u', 'u.id', 'r.user_id')
    .select('r.user_id')
    .where('r.ticket_id', '=', ticketId)
    .where('r.last_read_seq', '>=', seq)
    .where('u.employee', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
