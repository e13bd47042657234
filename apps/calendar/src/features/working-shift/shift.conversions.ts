import type { WorkingShift, WorkingShiftStoreBody } from '@hamyar/contracts/calendar';
import { WEEKDAYS } from '@hamyar/dayjs-jalali';
import { wholeBody } from '@hamyar/module-kit/form';
import { fill } from '@hamyar/persian';
import { faSettings } from '../../messages/fa-settings.ts';

const text = faSettings.shift;

/** The hours of a week, Saturday first. */
export type Days = WorkingShift['days'];
/** Dated hours as they are edited: without dates until both are chosen. */
export interface OverrideValues {
  title: string;
  from_date: string | null;
  to_date: string | null;
  days: Days;
}

/** Values of the form of a working shift. */
export interface ShiftValues {
  name: string;
  status: boolean;
  is_default: boolean;
  days: Days;
  overrides: OverrideValues[];
  department_ids: number[];
  user_ids: number[];
  branch_ids: number[];
}

/** Names of the days of the week, Saturday first. */
export const WEEK = [WEEKDAYS[6], ...WEEKDAYS.slice(0, 6)];

const ORDINARY = [{ from: '08:00', to: '16:00' }];
/** The hours that a day begins with: those of a day that works, or of an office. */
export const usualDay = (days: Days): Days[number] => days.find((day) => day.length > 0) ?? ORDINARY;

/** A week as most offices have it: Saturday to Wednesday, half of Thursday. */
const OFFICE: Days = [...Array.from({ length: 5 }, () => ORDINARY), [{ from: '08:00', to: '12:00' }], []];

export const emptyShift: ShiftValues = {
  ...{ name: '', status: true, is_default: false, days: OFFICE, overrides: [] },
  ...{ department_ids: [], branch_ids: [], user_ids: [] },
};

/** The form values of a stored shift. */
export const shiftToForm = (shift: WorkingShift): ShiftValues => ({
  name: shift.name,
  status: shift.status,
  is_default: shift.is_default,
  days: shift.days,
  overrides: shift.overrides,
  department_ids: shift.department_ids,
  user_ids: shift.users.map(({ id }) => id),
  branch_ids: shift.branch_ids,
});

/** The body of a shift from the form values; {@link overridesReady} has been checked. */
export const shiftToBody = ({ name, overrides, ...values }: ShiftValues) =>
  wholeBody<WorkingShiftStoreBody>({
    ...values,
    name: name.trim(),
    overrides: overrides.map(({ title, from_date, to_date, days }) => ({
      ...{ title: title.trim(), from_date: from_date ?? '', to_date: to_date ?? '', days },
    })),
  });

/** Whether all dated hours have a title and both dates. */
export const overridesReady = (overrides: readonly OverrideValues[]): boolean =>
  overrides.every(({ title, from_date, to_date }) => title.trim() !== '' && from_date !== null && to_date !== null);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Where an interval stands on the axis of its day, in percent; none for one that ends before it begins. */
export function barOf({ from, to }: Days[number][number]): { start: number; width: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { start: start / 14.4, width: Math.max(0, end - start) / 14.4 };
}

/** Minutes of the intervals of a day. */
export const dayMinutes = (day: Days[number]): number =>
  day.reduce((sum, { from, to }) => sum + Math.max(0, minutesOf(to) - minutesOf(from)), 0);

/** «۴۶ ساعت و ۳۰ دقیقه»: working time is told in hours, also above a day. */
export const hoursText = (minutes: number): string =>
  [[Math.floor(minutes / 60), text.hoursOf] as const, [minutes % 60, text.minutesOf] as const]
    .filter(([n]) => n > 0)
    .map(([n, words]) => fill(words, { n }))
    .join(text.and);
