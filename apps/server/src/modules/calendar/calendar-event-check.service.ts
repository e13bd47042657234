import { CALENDAR_EVENT_MAX as MAX, EVENT_COLORS, type FieldError } from '@hamyar/contracts';
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

// what an event is about is said once, when it is added
type Sent = Omit<NewBody & ChangeBody, 'version' | 'source_type' | 'source_id'>;

/**
 * The values of an event, one for every key that a call may send: what it sends over what is stored, and defaults under
 * both. The description is sanitised.
 */
export type EventValues = { [Key in keyof Sent]-?: Exclude<Sent[Key], undefined> };

/** The rich text as it is stored; null when nothing of it can be seen. */
function cleanText(html: string | null): string | null {
  const clean = html === null ? '' : sanitizeRich(html);
  return /<img|[^\s\u200c\u00a0]/.test(clean.replace(/<(?!img)[^>]*>|&nbsp;/g, '')) ? clean : null;
}

/** Each number once, in their order: as lists of them are stored and compared. */
export const numbers = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);

/** The values that an event will have. */
export function eventValues(body: NewBody | ChangeBody, current: CalendarEventRecord | null): EventValues {
  const given = <T>(value: T | undefined, stored: T | undefined, usual: T): T =>
    value !== undefined ? value : stored !== undefined ? stored : usual;
  return {
    title: given(body.title, current?.title, ''),
    color: given<EventValues['color']>(body.color, current?.color, EVENT_COLORS[0]),
    start_date: given(body.start_date, current ? unixSeconds(current.start_at) : undefined, 0),
    end_date: given(body.end_date, current ? unixSeconds(current.end_at) : undefined, null),
    all_day: given(body.all_day, current?.all_day, false),
    description: body.description === undefined ? (current?.description ?? null) : cleanText(body.description),
    location: given(body.location, current?.location, null),
    visibility: given<EventValues['visibility']>(body.visibility, current?.visibility, 'private'),
    department_id: given(body.department_id, current?.department_id, null),
    attendees: numbers(
      given(
        body.attendees,
        current?.attendees.map(({ id }) => id),
        [],
      ),
    ),
    reminder_minutes: numbers(given(body.reminder_minutes, current?.reminder_minutes, [])),
    repeat: given<EventValues['repeat']>(body.repeat, current?.repeat, 'none'),
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

function timeErrors({ start_date: start, end_date: end, repeat, repeat_until }: EventValues): FieldError[] {
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
