import type { EventRepeat, EventVisibility } from '@hamyar/contracts';
import { EVENT_COLORS } from '@hamyar/contracts';
import { BUSINESS_ZONE, wallClock, wallClockToUnix, weekStart } from '@hamyar/dayjs-jalali';
import type { DemoCompany, DemoPerson, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { demoEvents, type DemoEvent } from './demo/messages.ts';
import { eventNorm } from './event-norm.rules.ts';
import { lastMoment } from './event-time.rules.ts';

const COLUMNS = [
  'id',
  'title',
  'color',
  'location',
  'search_norm',
  'start_at',
  'end_at',
  'last_at',
  'all_day',
  'visibility',
  'department_id',
  'branch_id',
  'owner_id',
  'repeat',
  'reminder_minutes',
  'created_at',
  'updated_at',
] as const;

const at = (day: number, time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return wallClockToUnix({ day, hour, minute, second: 0 }, BUSINESS_ZONE);
};

/** One event of the demo company in the weeks around the moment of loading. */
function rowOf(event: DemoEvent, index: number, saturday: number, owner: DemoPerson, now: Date): DemoValue[] {
  const day = saturday + event.week * 7 + event.day;
  const start = at(day, event.from ?? '00:00');
  const end = event.to === undefined ? at(day + 1, '00:00') : at(day, event.to);
  const repeat: EventRepeat = event.repeat ?? 'none';
  const department = owner.departments[0] ?? null;
  const visibility: EventVisibility =
    event.visibility === 'department' && department === null ? 'branch' : event.visibility;
  return [
    index + 1,
    event.title,
    EVENT_COLORS[event.color] ?? EVENT_COLORS[0],
    event.location ?? null,
    eventNorm({ title: event.title, location: event.location ?? null }),
    new Date(start * 1000),
    new Date(end * 1000),
    lastMoment({ start, end, repeat, repeat_until: null }, BUSINESS_ZONE),
    event.to === undefined,
    visibility,
    visibility === 'department' ? department : null,
    owner.branch,
    owner.id,
    repeat,
    event.remind ?? [],
    now,
    now,
  ];
}

/** The calendar of the demo company: the weeks around the day of loading, with a full day and a colleague's invitations. */
export function calendarDemo({ people, now }: DemoCompany): DemoRows[] {
  const employees = people.filter(({ employee }) => employee);
  const named = employees.filter(({ username }) => username !== null);
  const owners = named.length > 0 ? named : employees;
  if (owners.length === 0) return [];
  const saturday = weekStart(wallClock(now.getTime() / 1000, BUSINESS_ZONE).day);
  const ownerOf = (index: number) => owners[index % owners.length]!;
  const rows = demoEvents.map((event, index) => rowOf(event, index, saturday, ownerOf(index), now));
  const attendees = demoEvents.flatMap(({ guests = 0 }, index) =>
    employees
      .filter(({ id }) => id !== ownerOf(index).id)
      .slice(0, guests)
      .map(({ id }) => [index + 1, id]),
  );
  return [
    { table: 'calendar_event', columns: COLUMNS, rows },
    { table: 'calendar_attendee', columns: ['event_id', 'user_id'], rows: attendees },
  ];
}
