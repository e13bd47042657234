import { CALENDAR_EVENT_MAX } from '@hamyar/contracts';
import { clauses, type Predicate } from '@hamyar/domain';
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { containing } from '../../platform/database/sql-conditions.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import type { CalendarEventTable } from './calendar-event.table.ts';
import { tables } from './tables.ts';

/** Columns for the fields that the policy uses. */
const SOURCE: PolicySource = {
  table: 'calendar_event',
  alias: 'e',
  relations: { attendees: { table: 'calendar_attendee', foreignKey: 'event_id' } },
};

/** The columns of a list, which the policy reads too. */
const ROW_COLUMNS = [
  'id',
  'version',
  'title',
  'color',
  'start_at',
  'end_at',
  'all_day',
  'location',
  'visibility',
  'branch_id',
  'owner_id',
  'repeat',
] as const satisfies readonly (keyof CalendarEventTable)[];
const COLUMNS = [
  ...ROW_COLUMNS,
  'description',
  'department_id',
  'reminder_minutes',
  'source_type',
  'source_id',
] as const satisfies readonly (keyof CalendarEventTable)[];

/** One event of a list. */
export interface CalendarRow extends Pick<Selectable<CalendarEventTable>, (typeof ROW_COLUMNS)[number]> {
  repeat_until: string | null;
  owner_name: string;
}
/** One event with everything that belongs to it. */
export interface CalendarEventRecord
  extends CalendarRow,
    Pick<Selectable<CalendarEventTable>, (typeof COLUMNS)[number]> {
  department_name: string | null;
  attendees: { id: number; name: string }[];
}

const nameOf = (alias: string): RawBuilder<string> =>
  sql`btrim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;
const UNTIL = sql`to_char(e.repeat_until, 'YYYY-MM-DD') as repeat_until`;

/** Which events are read: those that may take place within a range, of these the ones with a text where one is asked for. */
export interface EventSelection {
  from: Date;
  to: Date;
  /** In the spelling of the search. */
  text?: string;
}

/**
 * Events of a scope that may take place within a range; null when the scope is empty. Each clause of the scope is read by
 * its own index, and an event that several clauses contain is one row.
 *
 * What comes first is kept when an answer is full: the person's own events, then those with an invitation, then the
 * others in turn, one of every owner before the second of anyone, so that nobody can fill the calendar of everybody. One
 * more than an answer may have says that there are more.
 */
export function eventsOfRange(
  scope: Predicate,
  userId: number,
  { from, to, text }: EventSelection,
): RawBuilder<CalendarRow> | null {
  const named = text === undefined ? sql`` : sql`and e.search_norm like ${containing(text)}`;
  const parts = clauses(scope).map(
    (clause) => sql`select e.id from calendar_event e
      where e.deleted_at is null and e.start_at < ${to} and e.last_at >= ${from} ${named} and ${predicateToSql(clause, SOURCE)}`,
  );
  if (parts.length === 0) return null;
  return sql<CalendarRow>`
    with first as (
      select e.id, e.owner_id = ${userId} as own, a.event_id is not null as invited,
        row_number() over (partition by e.owner_id, a.event_id is not null order by e.start_at, e.id) as nth
      from calendar_event e left join calendar_attendee a on a.event_id = e.id and a.user_id = ${userId}
      where e.id in (${sql.join(parts, sql` union `)})
      order by own desc, invited desc, nth, e.start_at, e.id limit ${CALENDAR_EVENT_MAX.rows + 1})
    select ${columnList('e', ROW_COLUMNS)}, ${UNTIL}, ${nameOf('u')} as owner_name
    from first join calendar_event e on e.id = first.id join "user" u on u.id = e.owner_id
    order by first.own desc, first.invited desc, first.nth, e.start_at, e.id`;
}

/** The events of {@link eventsOfRange}. */
export async function listCalendarEvents(
  db: AnyDb,
  scope: Predicate,
  userId: number,
  selection: EventSelection,
): Promise<CalendarRow[]> {
  return (await eventsOfRange(scope, userId, selection)?.execute(db))?.rows ?? [];
}

/** The descriptions of these events, of those that have one; they may be long, so a list does not read them. */
export async function readDescriptions(db: AnyDb, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tables(db)
    .selectFrom('calendar_event')
    .select(['id', 'description'])
    .where('id', 'in', [...ids])
    .where('description', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description ?? '']));
}

/** Number of events that a person has, until the transaction ends without another one being added. */
export async function countOwnEvents(trx: AnyDb, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar_event:${userId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from calendar_event where owner_id = ${userId} and deleted_at is null`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** One event in the scope, or null; with `lock` no other transaction can change it until this one ends. */
export async function findCalendarEvent(
  db: AnyDb,
  scope: Predicate,
  id: number,
  lock = false,
): Promise<CalendarEventRecord | null> {
  const { rows } = await sql<CalendarEventRecord>`
    select ${columnList('e', COLUMNS)}, ${UNTIL}, ${nameOf('u')} as owner_name, d.name as department_name,
      coalesce((select json_agg(json_build_object('id', a.user_id, 'name', ${nameOf('p')}) order by a.user_id)
        from calendar_attendee a join "user" p on p.id = a.user_id where a.event_id = e.id), '[]') as attendees
    from calendar_event e join "user" u on u.id = e.owner_id left join department d on d.id = e.department_id
    where e.id = ${id} and e.deleted_at is null and ${predicateToSql(scope, SOURCE)}
    ${lock ? sql`for update of e` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts an event. @returns its id */
export async function insertCalendarEvent(db: AnyDb, values: Insertable<CalendarEventTable>): Promise<number> {
  return (await tables(db).insertInto('calendar_event').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of an event and increases its version. */
export async function updateCalendarEvent(
  db: AnyDb,
  id: number,
  changes: Updateable<CalendarEventTable>,
): Promise<void> {
  await tables(db)
    .updateTable('calendar_event')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Makes these people the attendees of an event, in place of those before. */
export async function replaceAttendees(db: AnyDb, eventId: number, userIds: readonly number[]): Promise<void> {
  await tables(db).deleteFrom('calendar_attendee').where('event_id', '=', eventId).execute();
  if (userIds.length > 0)
    await tables(db)
      .insertInto('calendar_attendee')
      .values(userIds.map((user_id) => ({ event_id: eventId, user_id })))
      .execute();
}
