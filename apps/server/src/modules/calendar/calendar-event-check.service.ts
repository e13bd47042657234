import {
  CALENDAR_EVENT_MAX as MAX,
  EVENT_COLORS,
  type EventRepeat,
  type EventVisibility,
  type FieldError,
} from '@hamyar/contracts';
import type { BodyOf, calendarEventStore, calendarEventUpdate } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { selectColleagues } from '../customers/public.ts';
import { findDepartment } from '../departments/public.ts';
import { mayShareWith } from './calendar-event.policy.ts';
import { countOwnEvents, type CalendarEventRecord } from './calendar-event.repository.ts';
import { epochDayOfIso } from './event-time.rules.ts';
import { messages } from './messages.ts';

export type NewBody = BodyOf<typeof calendarEventStore>;
export type ChangeBody = BodyOf<typeof calendarEventUpdate>;

const DAY = 86_400;

/** The values of an event: what a call sends over what is stored, and defaults under both. */
export interface EventValues {
  title: string;
  color: string;
  /** Unix seconds. */
  start: number;
  end: number | null;
  all_day: boolean;
  /** Sanitised HTML. */
  description: string | null;
  location: string | null;
  visibility: EventVisibility;
  department_id: number | null;
  attendees: readonly number[];
  reminder_minutes: number[];
  repeat: EventRepeat;
  repeat_until: string | null;
}

/** The rich text as it is stored; null when nothing of it can be seen. */
function cleanText(html: string | null): string | null {
  const clean = html === null ? '' : sanitizeRich(html);
  return /<img|[^\s\u200c\u00a0]/.test(clean.replace(/<(?!img)[^>]*>|&nbsp;/g, '')) ? clean : null;
}

const numbers = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);

/** The values that an event will have. */
export function eventValues(body: NewBody | ChangeBody, current: CalendarEventRecord | null): EventValues {
  const given = <T>(value: T | undefined, stored: T | undefined, usual: T): T =>
    value !== undefined ? value : stored !== undefined ? stored : usual;
  return {
    title: given(body.title, current?.title, ''),
    color: given<string>(body.color, current?.color, EVENT_COLORS[0]),
    start: given(body.start_date, current ? unixSeconds(current.start_at) : undefined, 0),
    end: given(body.end_date, current ? unixSeconds(current.end_at) : undefined, null),
    all_day: given(body.all_day, current?.all_day, false),
    description: body.description === undefined ? (current?.description ?? null) : cleanText(body.description),
    location: given(body.location, current?.location, null),
    visibility: given<EventVisibility>(body.visibility, current?.visibility, 'private'),
    department_id: given(body.department_id, current?.department_id, null),
    attendees: numbers(
      given(
        body.attendees,
        current?.attendees.map(({ id }) => id),
        [],
      ),
    ),
    reminder_minutes: numbers(given(body.reminder_minutes, current?.reminder_minutes, [])),
    repeat: given<EventRepeat>(body.repeat, current?.repeat, 'none'),
    repeat_until: given(body.repeat_until, current?.repeat_until, null),
  };
}

/** Checks what no schema knows: times against each other, the department, the attendees. @throws ValidationFailed */
export async function checkEvent(
  trx: Trx,
  user: CurrentUser,
  values: EventValues,
  current: CalendarEventRecord | null,
): Promise<void> {
  const errors = [
    ...timeErrors(values),
    ...(await departmentErrors(trx, user, values, current)),
    ...(await attendeeErrors(trx, user, values, current)),
  ];
  // who administers an event must not take it away from those it is shared with
  if (current && current.owner_id !== user.id && values.visibility === 'private')
    errors.push(fieldError('visibility', 'CHOICE', {}, messages.onlyOwnerHides));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** Checks that the person may have one event more. @throws ValidationFailed */
export async function checkOwnEvents(trx: Trx, user: CurrentUser): Promise<void> {
  if ((await countOwnEvents(trx, user.id)) >= MAX.ofOwner)
    throw new ValidationFailed([fieldError('title', 'TOO_MANY', { n: MAX.ofOwner }, messages.tooManyEvents)]);
}

function timeErrors({ start, end, repeat, repeat_until }: EventValues): FieldError[] {
  const errors: FieldError[] = [];
  if (end !== null && end < start) errors.push(fieldError('end_date', 'DATE', {}, messages.endBeforeStart));
  else if (end !== null && end - start > MAX.days * DAY)
    errors.push(fieldError('end_date', 'DATE', { n: MAX.days }, messages.tooLong));
  // a day of the zone begins at most 14 hours before or after that of UTC
  if (repeat !== 'none' && repeat_until !== null && (epochDayOfIso(repeat_until) + 1) * DAY + 14 * 3600 <= start)
    errors.push(fieldError('repeat_until', 'DATE', {}, messages.untilBeforeStart));
  return errors;
}

async function departmentErrors(
  trx: Trx,
  user: CurrentUser,
  { visibility, department_id }: EventValues,
  current: CalendarEventRecord | null,
): Promise<FieldError[]> {
  if (visibility !== 'department') return [];
  if (department_id === null) return [fieldError('department_id', 'REQUIRED', {}, messages.departmentNeeded)];
  if (current?.visibility === 'department' && current.department_id === department_id) return [];
  const department = await findDepartment(trx, department_id);
  return department && mayShareWith(user, department) ? [] : [fieldError('department_id', 'CHOICE')];
}

async function attendeeErrors(
  trx: Trx,
  user: CurrentUser,
  { attendees }: EventValues,
  current: CalendarEventRecord | null,
): Promise<FieldError[]> {
  const before = new Set(current?.attendees.map(({ id }) => id));
  const fresh = attendees.filter((id) => !before.has(id));
  const known = await selectColleagues(trx, user, fresh);
  return fresh.every((id) => known.has(id)) ? [] : [fieldError('attendees', 'CHOICE', {}, messages.attendeeRefused)];
}
