import type { FieldError, WorkingShift } from '@hamyar/contracts';
import { WEEKDAYS } from '@hamyar/dayjs-jalali';
import { weekMinutes, weekOfClocks, wrongInterval } from '@hamyar/domain';
import { fill, toFa } from '@hamyar/persian';
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
  return [
    ...refused('days', days === undefined ? null : weekProblem(days)),
    ...refused('overrides', overridesProblem(overrides)),
  ];
}

const refused = (field: string, message: string | null): FieldError[] =>
  message === null ? [] : [{ field, code: 'CHOICE', message }];

function intervalProblem(days: Days): string | null {
  const wrong = wrongInterval(weekOfClocks(days));
  return wrong && messages[wrong.fault];
}

const weekProblem = (days: Days): string | null =>
  intervalProblem(days) ?? (weekMinutes(weekOfClocks(days)) === 0 ? messages.noHours : null);

/** Dates are `YYYY-MM-DD`, so that their texts have their order. */
function overridesProblem(overrides: WorkingShift['overrides']): string | null {
  for (const [index, { from_date, to_date, days }] of overrides.entries()) {
    const problem = intervalProblem(days);
    if (problem !== null) return problem;
    if (to_date < from_date) return messages.overrideOrder;
    if (overrides.slice(0, index).some((one) => one.from_date <= to_date && from_date <= one.to_date))
      return messages.overrideTwice;
  }
  return null;
}
