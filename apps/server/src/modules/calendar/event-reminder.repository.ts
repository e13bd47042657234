import { CALENDAR_EVENT_MAX } from '@hamyar/contracts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { CalendarEventTable } from './calendar-event.table.ts';

type Columns = 'id' | 'title' | 'start_at' | 'end_at' | 'repeat' | 'reminder_minutes';

/** An event with reminders, and whom they reach: its owner and its attendees, while they are active employees. */
export interface RemindingEvent extends Pick<Selectable<CalendarEventTable>, Columns> {
  repeat_until: string | null;
  people: number[];
}

/** Events with reminders that may be due: what ended before, or begins later than a reminder can be early, is left out. */
export const findRemindingEvents = async (db: AnyDb, since: Date, now: Date): Promise<RemindingEvent[]> =>
  (await remindingEvents(since, now).execute(db)).rows;

/** The statement of {@link findRemindingEvents}. */
export function remindingEvents(since: Date, now: Date): RawBuilder<RemindingEvent> {
  const before = new Date(now.getTime() + CALENDAR_EVENT_MAX.reminderMinutes * 60_000);
  return sql<RemindingEvent>`
    select e.id, e.title, e.start_at, e.end_at, e.repeat, e.reminder_minutes, to_char(e.repeat_until, 'YYYY-MM-DD') as repeat_until,
      (select coalesce(json_agg(u.id order by u.id), '[]') from "user" u where u.employee and u.status = 'active' and u.deleted_at is null
        and (u.id = e.owner_id or u.id in (select a.user_id from calendar_attendee a where a.event_id = e.id))) as people
    from calendar_event e
    where e.deleted_at is null and e.reminder_minutes <> '{}' and e.last_at >= ${since} and e.start_at <= ${before}
    order by e.id`;
}
