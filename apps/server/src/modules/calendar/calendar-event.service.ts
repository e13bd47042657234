import { CALENDAR_EVENT_MAX as MAX, type CalendarEvent, type CalendarEventRow } from '@hamyar/contracts';
import { momentLabel, type UnixRange } from '@hamyar/dayjs-jalali';
import { evaluatePredicate } from '@hamyar/domain';
import { isolate } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { startGivingWay } from '../../platform/http/give-way.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { claimOnce } from '../../platform/jobs/effect.repository.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { notifyPerson } from '../notifications/public.ts';
import { businessZone } from '../settings/public.ts';
import { calendarEventScope, changeableEvents } from './calendar-event.policy.ts';
import { toCalendarEvent, toCalendarEventRow } from './calendar-event.presenter.ts';
import {
  findCalendarEvent,
  insertCalendarEvent,
  listCalendarEvents,
  replaceAttendees,
  updateCalendarEvent,
  type CalendarEventRecord,
} from './calendar-event.repository.ts';
import {
  checkEvent,
  checkOwnEvents,
  eventValues,
  numbers,
  type ChangeBody,
  type EventValues,
  type NewBody,
} from './calendar-event-check.service.ts';
import type { CalendarEventTable } from './calendar-event.table.ts';
import { checkedSource, sourceOf } from './event-source.service.ts';
import { eventNorm } from './event-norm.rules.ts';
import { lastMoment, wholeDays } from './event-time.rules.ts';
import { messages } from './messages.ts';

/**
 * The events in the person's scope that take place in a range, repeats included, by their first time. `capped` when there
 * are more than one answer may have; the person's own ones are the last to be left out.
 */
export async function eventsIn(
  deps: Pick<Deps, 'db' | 'broker'>,
  user: CurrentUser,
  range: UnixRange,
): Promise<{ rows: CalendarEventRow[]; capped: boolean }> {
  const zone = await businessZone(deps);
  const found = await listCalendarEvents(deps.db, calendarEventScope(user), user.id, {
    from: new Date(range.start * 1000),
    to: new Date(range.end * 1000),
  });
  const changeable = changeableEvents(user);
  const giveWay = startGivingWay();
  const rows: CalendarEventRow[] = [];
  let times = 0;
  let capped = found.length > MAX.rows;
  for (const stored of found.slice(0, MAX.rows)) {
    await giveWay();
    const row = toCalendarEventRow(stored, changeable, range, zone);
    if (row.occurrences.length === 0) continue;
    times += row.occurrences.length;
    capped ||= times > MAX.times;
    if (times > MAX.times) break;
    rows.push(row);
  }
  return { rows: rows.sort((a, b) => a.start_date - b.start_date || a.id - b.id), capped };
}

/** One event. @throws NotFound outside of the scope */
export async function openCalendarEvent(
  deps: Pick<Deps, 'db' | 'modules'>,
  user: CurrentUser,
  id: number,
): Promise<CalendarEvent> {
  const record = await findCalendarEvent(deps.db, calendarEventScope(user), id);
  if (!record) throw new NotFound();
  return presented(deps, deps.db, user, record);
}

const presented = async (
  deps: Pick<Deps, 'modules'>,
  db: AnyDb,
  user: CurrentUser,
  record: CalendarEventRecord,
): Promise<CalendarEvent> => toCalendarEvent(record, changeableEvents(user), await sourceOf(deps, db, user, record));

/** The columns of each value of an event. */
const COLUMNS = {
  title: (title) => ({ title }),
  color: (color) => ({ color }),
  start_date: (at) => ({ start_at: new Date(at * 1000) }),
  end_date: (at) => ({ end_at: at === null ? null : new Date(at * 1000) }),
  all_day: (all_day) => ({ all_day }),
  description: (description) => ({ description }),
  location: (location) => ({ location }),
  visibility: (visibility) => ({ visibility }),
  department_id: (department_id) => ({ department_id }),
  // rows of their own
  attendees: null,
  reminder_minutes: (reminder_minutes) => ({ reminder_minutes }),
  repeat: (repeat) => ({ repeat }),
  repeat_until: (repeat_until) => ({ repeat_until }),
} satisfies BodyColumns<EventValues, CalendarEventTable>;

/** The values as they are stored: whole days are rounded, only a series ends, and only one kind has a department. */
const settled = (values: EventValues, zone: string): EventValues => {
  const { start, end } = values.all_day
    ? wholeDays(values.start_date, values.end_date, zone)
    : { start: values.start_date, end: values.end_date };
  return {
    ...values,
    start_date: start,
    end_date: end,
    department_id: values.visibility === 'department' ? values.department_id : null,
    repeat_until: values.repeat === 'none' ? null : values.repeat_until,
  };
};

/** The columns that an event's values fill, and those that follow from them. */
function storedColumns(values: EventValues, zone: string) {
  const stored = settled(values, zone);
  const { start_date: start, end_date: end, repeat, repeat_until } = stored;
  return {
    columns: columnsOf(COLUMNS, stored),
    derived: {
      last_at: lastMoment({ start, end, repeat, repeat_until }, zone),
      search_norm: eventNorm(stored),
    },
  };
}

/** Adds an event. @returns its id @throws ValidationFailed, NotFound for what it is about where the person may not view it */
export async function createCalendarEvent(deps: Deps, { user, ip }: Editor, body: NewBody): Promise<number> {
  const zone = await businessZone(deps);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await checkOwnEvents(trx, user);
    const values = eventValues(body, null);
    await checkEvent(trx, user, values, null);
    const source = await checkedSource(deps, trx, user, body);
    const { columns, derived } = storedColumns(values, zone);
    const id = await insertCalendarEvent(trx, {
      ...columns,
      ...derived,
      ...source,
      branch_id: user.branch_id,
      owner_id: user.id,
      created_at: now,
      updated_at: now,
    });
    await replaceAttendees(trx, id, values.attendees);
    await invite(deps, trx, user, { id, title: columns.title, at: columns.start_at }, values.attendees, zone);
    await note(deps, trx, { user, ip }, { action: 'calendar_event.create', event: { id, ...columns } });
    return id;
  });
}

/** The event for a change. @throws NotFound outside of the scope, Forbidden for who may only see it */
async function changeable(trx: Trx, user: CurrentUser, id: number): Promise<CalendarEventRecord> {
  const current = await findCalendarEvent(trx, calendarEventScope(user), id, true);
  if (!current) throw new NotFound();
  const { owner_id, visibility, branch_id } = current;
  if (!evaluatePredicate(changeableEvents(user), { owner_id, visibility, branch_id })) throw new Forbidden();
  return current;
}

/** Changes an event. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeCalendarEvent(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  body: ChangeBody,
): Promise<CalendarEvent> {
  const zone = await businessZone(deps);
  await withTransaction(deps.db, async (trx) => {
    const current = await changeable(trx, user, id);
    await checkVersion(body.version, current.version, () => presented(deps, trx, user, current));
    const values = eventValues(body, current);
    await checkEvent(trx, user, values, current);
    const { columns, derived } = storedColumns(values, zone);
    await updateCalendarEvent(trx, id, { ...columns, ...derived, updated_at: deps.clock.now() });
    if (body.attendees) await replaceAttendees(trx, id, values.attendees);
    const before = new Set(current.attendees.map((person) => person.id));
    const fresh = values.attendees.filter((person) => !before.has(person));
    await invite(deps, trx, user, { id, title: columns.title, at: columns.start_at }, fresh, zone);
    // who is invited sees the event, so the people are a change of rights
    const people = { attendees: numbers([...before]) };
    const changes = changedColumns({ ...current, ...people }, { ...columns, attendees: values.attendees });
    await note(deps, trx, { user, ip }, { action: 'calendar_event.update', event: { id, ...columns }, changes });
  });
  return openCalendarEvent(deps, user, id);
}

/** Deletes an event, which can be restored for 30 days. @throws Forbidden, NotFound */
export async function deleteCalendarEvent(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const current = await changeable(trx, user, id);
    await updateCalendarEvent(trx, id, { deleted_at: deps.clock.now(), updated_at: deps.clock.now() });
    await note(deps, trx, { user, ip }, { action: 'calendar_event.delete', event: current });
  });
}

interface NotedChange {
  action: `calendar_event.${'create' | 'update' | 'delete'}`;
  event: Pick<CalendarEventRecord, 'id' | 'title' | 'visibility'>;
  changes?: { before?: Record<string, unknown>; after?: Record<string, unknown> };
}

/** Writes into the audit log. What a private event says is nobody's business, those who read the log included. */
async function note(
  deps: Deps,
  trx: Trx,
  { user, ip }: Editor,
  { action, event, changes = {} }: NotedChange,
): Promise<void> {
  const { before, after } = changes;
  /** One side of the change, of which nothing but a changed visibility is said while the event was private. */
  const shown = (side: typeof before, { visibility }: { visibility?: unknown }) =>
    visibility !== 'private' ? side : side && 'visibility' in side ? { visibility } : undefined;
  await audit(
    deps,
    trx,
    { caller: user, ip },
    {
      action,
      object_type: 'calendar_event',
      object_id: event.id,
      ...(event.visibility === 'private' ? {} : { object_name: event.title }),
      before: shown(before, { visibility: event.visibility, ...before }),
      after: shown(after, event),
    },
  );
}

/** What begins the keys of invitations that people were told of. */
export const INVITED = 'notice:calendar_invitation:';

/**
 * Tells people that they are invited, of one event once: who is taken off it and invited again is not told again. Who
 * invites themselves knows it.
 */
async function invite(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  event: { id: number; title: string; at: Date },
  people: readonly number[],
  zone: string,
): Promise<void> {
  const keyOf = (userId: number) => `${INVITED}${event.id}:${userId}`;
  const others = people.filter((id) => id !== user.id);
  const untold = await claimOnce(trx, others.map(keyOf), deps.clock.now());
  for (const userId of others.filter((id) => untold.has(keyOf(id))))
    await notifyPerson(deps, trx, {
      userId,
      event: 'calendar_invitation',
      content: () =>
        fillMessage(messages.invitation, {
          name: isolate(`${user.first_name} ${user.last_name}`.trim()),
          title: isolate(event.title),
          when: momentLabel(event.at.getTime() / 1000, deps.clock.unix(), zone),
        }),
      link: { type: 'calendar_event', value: event.id },
    });
}
