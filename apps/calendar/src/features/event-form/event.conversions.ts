import {
  EVENT_COLORS,
  type CalendarEvent,
  type CalendarEventStoreBody,
  type EventRepeat,
  type EventVisibility,
} from '@hamyar/contracts/calendar';
import { wholeBody } from '@hamyar/module-kit/form';
import { dayOfIso, isoOfDay, momentOf, wallOf } from '../../shared/wall-time.ts';

/** Values of the form: days as Gregorian `YYYY-MM-DD`, times as `HH:mm` of the business zone. */
export interface EventValues {
  title: string;
  date: string | null;
  start: string | null;
  end: string | null;
  /** The last day of an event of several days; null for one day. */
  end_day: string | null;
  all_day: boolean;
  color: CalendarEvent['color'];
  description: string;
  location: string;
  visibility: EventVisibility;
  department_id: number | null;
  attendees: number[];
  reminder_minutes: number[];
  repeat: EventRepeat;
  repeat_until: string | null;
}

const HOUR = 60;
const LAST_MINUTE = 23 * HOUR + 55;
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** The empty form for a day (epoch day), and where a time was pressed for the hour from it. */
export const emptyEvent = (day: number, minute?: number): EventValues => ({
  title: '',
  date: isoOfDay(day),
  start: minute === undefined ? null : timeOf(minute),
  end: minute === undefined ? null : timeOf(Math.min(LAST_MINUTE, minute + HOUR)),
  end_day: null,
  all_day: false,
  color: EVENT_COLORS[0],
  description: '',
  location: '',
  visibility: 'private',
  department_id: null,
  attendees: [],
  reminder_minutes: [],
  repeat: 'none',
  repeat_until: null,
});

/** The form values of a stored event. */
export function eventToForm(event: CalendarEvent): EventValues {
  const start = wallOf(event.start_date);
  const end = event.end_date === null ? null : wallOf(event.all_day ? event.end_date - 1 : event.end_date);
  return {
    title: event.title,
    date: isoOfDay(start.day),
    start: event.all_day ? null : start.time,
    end: event.all_day || !end ? null : end.time,
    end_day: end && end.day > start.day ? isoOfDay(end.day) : null,
    all_day: event.all_day,
    color: event.color,
    description: event.description ?? '',
    location: event.location ?? '',
    visibility: event.visibility,
    department_id: event.department?.id ?? null,
    attendees: event.attendees.map(({ id }) => id),
    reminder_minutes: event.reminder_minutes,
    repeat: event.repeat,
    repeat_until: event.repeat_until,
  };
}

/** Start and end of the values, unix seconds. @throws JalaliDateError for a day that cannot be read (spec 8.17) */
export function momentsOf(values: Pick<EventValues, 'date' | 'start' | 'end' | 'end_day' | 'all_day'>): {
  start_date: number;
  end_date: number;
} {
  const first = dayOfIso(values.date ?? '');
  const last = values.end_day === null ? first : dayOfIso(values.end_day);
  return values.all_day
    ? { start_date: momentOf(first, '00:00'), end_date: momentOf(last + 1, '00:00') }
    : { start_date: momentOf(first, values.start ?? ''), end_date: momentOf(last, values.end ?? '') };
}

/** The body of a call, from the form values. */
export const eventToBody = (values: EventValues) =>
  wholeBody<Omit<CalendarEventStoreBody, 'source_type' | 'source_id'>>({
    title: values.title.trim(),
    color: values.color,
    ...momentsOf(values),
    all_day: values.all_day,
    description: values.description || null,
    location: values.location.trim() || null,
    visibility: values.visibility,
    department_id: values.visibility === 'department' ? values.department_id : null,
    attendees: values.attendees,
    reminder_minutes: values.reminder_minutes,
    repeat: values.repeat,
    repeat_until: values.repeat === 'none' ? null : values.repeat_until,
  });
