import type { FieldError, WorkingShift } from '@hamyar/contracts';
import { WEEKDAYS } from '@hamyar/dayjs-jalali';
import { weekMinutes, weekOfClocks, wrongInterval } from '@hamyar/domain';
import { fill, toFa } from '@hamyar/persian';
import { fieldError } from '../../platform/http/field-errors.ts';
import { messages } from './messages.ts';

type Days = WorkingShift['days'];

/** Saturday first, as the days of a shift. */
const WEEK = [WEEKDAYS[6], ...WEEKDAYS.slice(0, 6)];

/** «۸» of 08:00, «۸:۳۰» of 08:30. */
function clockText(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return toFa(minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`);
}

const dayText = (day: Days[number]): string =>
  [...day]
    .sort((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to }) => fill(messages.hours, { from: clockText(from), to: clockText(to) }))
    .join(messages.and);

/** The hours of a week in words: «شنبه تا چهارشنبه ۸ تا ۱۷، پنجشنبه ۸ تا ۱۳». Days without hours are left out. */
export function weekText(days: Days): string {
  const parts: { first: number; last: number; text: string }[] = [];
  for (const [weekday, day] of days.entries()) {
    if (day.length === 0) continue;
    const text = dayText(day);
    const last = parts.at(-1);
    if (last?.text === text && last.last === weekday - 1) last.last = weekday;
    else parts.push({ first: weekday, last: weekday, text });
  }
  return parts
    .map(({ first, last, text }) => {
      const [from, to] = [WEEK[first]!, WEEK[last]!];
      const joined = last === first + 1 ? `${from}${messages.and}${to}` : fill(messages.hours, { from, to });
      return `${first === last ? from : joined} ${text}`;
    })
    .join('، ');
}

/** The wrong hours of a shift, at their field: overlapping or empty intervals, and a week without work (decisions 2.6 rule 7, 2.7). */
export function hoursErrors({ days, overrides = [] }: Partial<Pick<WorkingShift, 'days' | 'overrides'>>): FieldError[] {
  const errors: FieldError[] = [];
  const week = days && weekOfClocks(days);
  const wrong = week && wrongInterval(week);
  if (wrong) errors.push(fieldError('days', 'CHOICE', {}, messages[wrong.fault]));
  else if (week && weekMinutes(week) === 0) errors.push(fieldError('days', 'REQUIRED', {}, messages.noHours));
  const covered = overrides.map(({ from_date, to_date }) => ({ from_date, to_date }));
  for (const [index, { from_date, to_date, days: other }] of overrides.entries()) {
    const fault = wrongInterval(weekOfClocks(other));
    if (fault) errors.push(fieldError('overrides', 'CHOICE', {}, messages[fault.fault]));
    else if (to_date < from_date) errors.push(fieldError('overrides', 'CHOICE', {}, messages.overrideOrder));
    else if (covered.slice(0, index).some((one) => one.from_date <= to_date && from_date <= one.to_date))
      errors.push(fieldError('overrides', 'CHOICE', {}, messages.overrideTwice));
  }
  return errors.slice(0, 1).concat(errors.slice(1).filter(({ field }) => field !== errors[0]?.field));
}
