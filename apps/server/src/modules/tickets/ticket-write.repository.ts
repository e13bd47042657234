import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { AuthorKind, TicketCause, TicketHistoryField } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { ticketSlasRemoved, ticketSlasStored } from './ticket-sla.repository.ts';
import type { TicketSla } from './ticket-sla.rules.ts';
import type { TicketTable } from './ticket.table.ts';

/** One line of `ticket_history`. */
export interface HistoryEntry {
  field: TicketHistoryField;
  from: string | number | null;
  to: string | number | null;
  /** What made this one, where that is something else than what makes the others of its write. */
  because?: HistoryCause;
}

/** What made a change, and what it is called: a macro, a policy, the days of a closing, the way of assigning. */
export interface HistoryCause {
  cause: TicketCause;
  name: string | null;
}

/** One line of the system in the conversation. */
export interface SystemLine {
  seq: number;
  event: { name: string; from: string | null; to: string | null };
}

/** Who writes, and when. */
export interface WriteMoment {
  actorId: number | null;
  kind: AuthorKind;
  at: Date;
}

/** Up to which sequence a person has read: of all contents, and of the public ones. */
export interface ReadState {
  userId: number;
  seq: number;
  publicSeq: number;
}

/** What one write on a ticket stores beside its message; parts that are empty or missing change nothing. */
export interface TicketWrite {
  id: number;
  changes: Updateable<TicketTable>;
  lines: readonly SystemLine[];
  history: readonly HistoryEntry[];
  /** what made the lines of the history that name nothing else */
  because: HistoryCause;
  /** the writer has read their own text */
  read?: ReadState | undefined;
  /** people who had read everything up to `from` have still read everything: there is no new text */
  carry?: { from: number; to: number } | undefined;
  /** what its clocks are computed from; null ends its SLA */
  clocks?: TicketSla | null | undefined;
  /** statements of other modules that belong to this write */
  also: readonly RawBuilder<unknown>[];
}

type Changes = Pick<TicketWrite, 'id' | 'changes'>;

const updating = ({ id, changes }: Changes): RawBuilder<unknown> =>
  sql`update ticket set ${sql.join(
    Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  )} where id = ${id}`;

/** The same columns of several tickets. */
const updatingAll = (columns: readonly string[], tickets: readonly Changes[]): RawBuilder<unknown> =>
  sql`update ticket t set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`))}
    from jsonb_populate_recordset(null::ticket, ${JSON.stringify(tickets.map(({ id, changes }) => ({ ...changes, id })))}::jsonb) n
    where t.id = n.id`;

function updates(writes: readonly TicketWrite[]): RawBuilder<unknown>[] {
  const groups = new Map<string, { columns: string[]; tickets: TicketWrite[] }>();
  for (const write of writes) {
    const columns = Object.keys(write.changes).sort();
    if (columns.length === 0) continue;
    const group = groups.get(columns.join()) ?? { columns, tickets: [] };
    group.tickets.push(write);
    groups.set(columns.join(), group);
  }
  return [...groups.values()].map(({ columns, tickets }) =>
    tickets.length === 1 ? updating(tickets[0]!) : updatingAll(columns, tickets),
  );
}

function newLines(writes: readonly TicketWrite[], { actorId, kind, at }: WriteMoment): RawBuilder<unknown>[] {
  const lines = writes.flatMap((write) => write.lines.map((line) => ({ id: write.id, ...line })));
  if (lines.length === 0) return [];
  return [
    sql`insert into ticket_content (ticket_id, seq, type, author_id, author_kind, event, published_at, created_at)
      select line.id, line.seq, 'system', ${actorId}::bigint, ${kind}::text, line.event::jsonb, ${at}::timestamptz, ${at}::timestamptz
      from unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ seq }) => seq)}::int[], ${lines.map(({ event }) => JSON.stringify(event))}::text[])
        with ordinality as line(id, seq, event, sequence) order by line.sequence`,
  ];
}

function newHistory(writes: readonly TicketWrite[], { actorId, at }: WriteMoment): RawBuilder<unknown>[] {
  const entries = writes.flatMap(({ id, history, because }) => history.map((entry) => ({ id, because, ...entry })));
  if (entries.length === 0) return [];
  const text = (value: string | number | null) => (value === null ? null : String(value));
  return [
    sql`insert into ticket_history (ticket_id, actor_id, at, field, from_value, to_value, cause, cause_name)
      select entry.id, ${actorId}::bigint, ${at}::timestamptz, entry.field, entry.from_value, entry.to_value, entry.cause, entry.cause_name
      from unnest(${entries.map(({ id }) => id)}::bigint[], ${entries.map(({ field }) => field)}::text[],
        ${entries.map(({ from }) => text(from))}::text[], ${entries.map(({ to }) => text(to))}::text[],
        ${entries.map(({ because }) => because.cause)}::text[], ${entries.map(({ because }) => because.name)}::text[])
        with ordinality as entry(id, field, from_value, to_value, cause, cause_name, sequence) order by entry.sequence`,
  ];
}

const upsertReadState = (id: number, { userId, seq, publicSeq }: ReadState, at: Date): RawBuilder<unknown> =>
  sql`insert into ticket_read (ticket_id, user_id, last_read_seq, last_read_public_seq, at) values (${id}, ${userId}, ${seq}, ${publicSeq}, ${at})
    on conflict (user_id, ticket_id) do update set last_read_seq = excluded.last_read_seq, last_read_public_seq = excluded.last_read_public_seq, at = excluded.at`;

function clocks(writes: readonly TicketWrite[]): RawBuilder<unknown>[] {
  const stored = writes.flatMap(({ id, clocks: sla }) => (sla ? [{ ticket_id: id, ...sla }] : []));
  const ended = writes.filter(({ clocks: sla }) => sla === null).map(({ id }) => id);
  return [
    ...(stored.length > 0 ? [ticketSlasStored(stored)] : []),
    ...(ended.length > 0 ? [ticketSlasRemoved(ended)] : []),
  ];
}

/**
 * Stores the writes of one person or of the system on locked tickets in one statement: columns, lines, history (decisions
 * 2.16 "ticket_history"), read states and clocks. Returns who follows the tickets, by their ids.
 */
export async function writeTickets(
  trx: AnyDb,
  writes: readonly TicketWrite[],
  moment: WriteMoment,
): Promise<ReadonlyMap<number, number[]>> {
  const parts = [
    ...updates(writes),
    ...newLines(writes, moment),
    ...newHistory(writes, moment),
    ...writes.flatMap(({ id, read, carry }) => [
      ...(read ? [upsertReadState(id, read, moment.at)] : []),
      ...(carry
        ? [
            sql`update ticket_read set last_read_seq = ${carry.to} where ticket_id = ${id} and last_read_seq = ${carry.from}`,
          ]
        : []),
    ]),
    ...clocks(writes),
    ...writes.flatMap(({ also }) => also),
  ];
  const steps = sql.join(parts.map((part, i) => sql`${sql.ref(`part${i}`)} as (${part})`));
  const { rows } = await sql<{
    ticket_id: number;
    followers: number[];
  }>`${parts.length > 0 ? sql`with ${steps}` : sql``}
    select ticket_id, array_agg(user_id) as followers from ticket_follow
      where ticket_id = any(${writes.map(({ id }) => id)}::bigint[]) group by ticket_id`.execute(trx);
  return new Map(rows.map(({ ticket_id, followers }) => [ticket_id, followers]));
}

/** Sets how far the user has read. Moving back marks it unread. */
export async function setRead(db: AnyDb, ticketId: number, state: ReadState, at: Date): Promise<void> {
  await upsertReadState(ticketId, state, at).execute(db);
}
