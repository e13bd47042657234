import { DUE_MAX, type DueScope, type SlaState } from '@hamyar/contracts';
import type { Predicate } from '@hamyar/domain';
import { sql, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { tables } from './tables.ts';
import { TICKET_SOURCE } from './ticket.policy.ts';
import type { TicketDueLayerTable } from './ticket-due.table.ts';

/** A person's arrangement of the due times in the calendar. */
type DueLayerRecord = Pick<Selectable<TicketDueLayerTable>, 'shown' | 'scope'>;

/** The arrangement that a person has stored; null for none. */
export async function findDueLayer(db: AnyDb, userId: number): Promise<DueLayerRecord | null> {
  const row = await tables(db)
    .selectFrom('ticket_due_layer')
    .select(['shown', 'scope'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a person's arrangement over the one before. */
export async function storeDueLayer(db: AnyDb, userId: number, layer: DueLayerRecord, now: Date): Promise<void> {
  await tables(db)
    .insertInto('ticket_due_layer')
    .values({ user_id: userId, ...layer, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...layer, updated_at: now }))
    .execute();
}

/** A day as the moments at which it and the next one begin. */
export interface DueDay {
  start: Date;
  end: Date;
}

/** Whose tickets are read: those with one of these values in the column that the scope goes by. */
export interface DueKeys {
  scope: DueScope;
  ids: readonly number[];
  /** What the person may see. */ visible: Predicate;
}

/** A ticket that is due on a day, with the number of those that were counted on it. */
export interface DueRecord {
  start_at: Date;
  id: number;
  number: string;
  subject: string;
  sla_state: SlaState;
  sla_due_at: Date;
  total: number;
}

const KEY_COLUMNS = { mine: 'assignee_id', departments: 'department_id' } as const satisfies Record<DueScope, string>;

/**
 * The first tickets that are due on each day, and how many are. Each day of each assignee or department is read from its
 * index in the order of the due times and no further than what is counted, however many tickets there are.
 */
export async function findDueTicketsOfDays(
  db: AnyDb,
  days: readonly DueDay[],
  { scope, ids, visible }: DueKeys,
): Promise<DueRecord[]> {
  if (days.length === 0 || ids.length === 0) return [];
  const key = sql.ref(`t.${KEY_COLUMNS[scope]}`);
  const { rows } = await sql<DueRecord>`select start_at, id, number, subject, sla_state, sla_due_at, total from (
      select d.start_at, due.*, row_number() over (partition by d.start_at order by due.sla_due_at, due.id) as position,
        (count(*) over (partition by d.start_at))::int as total
      from unnest(${days.map(({ start }) => start.toISOString())}::timestamptz[], ${days.map(({ end }) => end.toISOString())}::timestamptz[]) as d(start_at, end_at)
      cross join unnest(${[...ids]}::bigint[]) as k(id)
      cross join lateral (select t.id, t.number, t.subject, t.sla_state, t.sla_due_at from ticket t
        where ${key} = k.id and t.deleted_at is null and t.status <> 4 and t.sla_due_at >= d.start_at and t.sla_due_at < d.end_at
          and ${predicateToSql(visible, TICKET_SOURCE)}
        order by t.sla_due_at, t.id limit ${sql.lit(DUE_MAX.counted + 1)}) as due
    ) as counted where position <= ${sql.lit(DUE_MAX.shown)} order by start_at, position`.execute(db);
  return rows;
}
