import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { AuthorKind, TicketCause, TicketHistoryField } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
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

/** Who writes, what made them, and when. */
export interface WriteMoment {
  actorId: number | null;
  kind: AuthorKind;
  because: HistoryCause;
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
  changes: Updateable<TicketTable>;
  lines: readonly SystemLine[];
  history: readonly HistoryEntry[];
  /** the writer has read their own text */
  read?: ReadState | undefined;
  /** people who had read everything up to `from` have still read everything: there is no new text */
  carry?: { from: number; to: number } | undefined;
  /** statements of other modules that belong to this write */
  also: readonly RawBuilder<unknown>[];
}

const updating = (id: number, changes: Updateable<TicketTable>): RawBuilder<unknown> =>
  sql`update ticket set ${sql.join(
    Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  )} where id = ${id}`;

const linesOf = (id: number, lines: readonly SystemLine[], { actorId, kind, at }: WriteMoment): RawBuilder<unknown> =>
  sql`insert into ticket_content (ticket_id, seq, type, author_id, author_kind, event, published_at, created_at) values ${sql.join(
    lines.map(
      ({ seq, event }) => sql`(${id}, ${seq}, 'system', ${actorId}, ${kind}, ${JSON.stringify(event)}, ${at}, ${at})`,
    ),
  )}`;

function historyLines(
  id: number,
  entries: readonly HistoryEntry[],
  { actorId, because: common, at }: WriteMoment,
): RawBuilder<unknown> {
  const text = (value: string | number | null) => (value === null ? null : String(value));
  return sql`insert into ticket_history (ticket_id, actor_id, at, field, from_value, to_value, cause, cause_name) values ${sql.join(
    entries.map(
      ({ field, from, to, because: { cause, name } = common }) =>
        sql`(${id}, ${actorId}, ${at}, ${field}, ${text(from)}, ${text(to)}, ${cause}, ${name}::text)`,
    ),
  )}`;
}

const upsertReadState = (id: number, { userId, seq, publicSeq }: ReadState, at: Date): RawBuilder<unknown> =>
  sql`insert into ticket_read (ticket_id, user_id, last_read_seq, last_read_public_seq, at) values (${id}, ${userId}, ${seq}, ${publicSeq}, ${at})
    on conflict (user_id, ticket_id) do update set last_read_seq = excluded.last_read_seq, last_read_public_seq = excluded.last_read_public_seq, at = excluded.at`;

/**
 * Stores one write on a locked ticket in one statement: columns, lines, history (decisions 2.16 "ticket_history") and
 * read states. Returns who follows the ticket.
 */
export async function writeTicket(
  trx: AnyDb,
  id: number,
  { changes, lines, history, read, carry, also }: TicketWrite,
  moment: WriteMoment,
): Promise<number[]> {
  const parts = [
    ...(Object.keys(changes).length > 0 ? [updating(id, changes)] : []),
    ...(lines.length > 0 ? [linesOf(id, lines, moment)] : []),
    ...(history.length > 0 ? [historyLines(id, history, moment)] : []),
    ...(read ? [upsertReadState(id, read, moment.at)] : []),
    ...(carry
      ? [
          sql`update ticket_read set last_read_seq = ${carry.to} where ticket_id = ${id} and last_read_seq = ${carry.from}`,
        ]
      : []),
    ...also,
  ];
  const writes = sql.join(parts.map((part, i) => sql`${sql.ref(`part${i}`)} as (${part})`));
  const { rows } = await sql<{
    followers: number[];
  }>`${parts.length > 0 ? sql`with ${writes}` : sql``} select array(select user_id from ticket_follow where ticket_id = ${id}) as followers`.execute(
    trx,
  );
  return rows[0]!.followers;
}

/** Sets how far the user has read. Moving back marks it unread. */
export async function setRead(db: AnyDb, ticketId: number, state: ReadState, at: Date): Promise<void> {
  await upsertReadState(ticketId, state, at).execute(db);
}
