import type { OffDay } from '@hamyar/contracts/calendar';
import { fill, toFa } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';
import { dayOfIso } from './wall-time.ts';

/** The days off of each day (epoch day). */
export type OffDays = ReadonlyMap<number, readonly OffDay[]>;

export function offDaysByDay(rows: readonly OffDay[]): OffDays {
  const days = new Map<number, OffDay[]>();
  for (const row of rows) {
    const day = dayOfIso(row.date);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}

/** «شب یلدا (۱۳:۰۰ تا ۲۴:۰۰)»: a partial day off with its hours. */
const titleOf = ({ title, from, to }: OffDay): string =>
  from === null || to === null
    ? title
    : fill(fa.offDay.withHours, { title, hours: toFa(fill(fa.offDay.hours, { from, to })) });

/** Why a day is off: «عاشورا»; of several reasons one after the other. Empty for a day on which people work. */
export const offDayText = (rows: readonly OffDay[] | undefined): string =>
  [...new Set((rows ?? []).map(titleOf))].join('، ');

/** The same for screen readers: «تعطیل: عاشورا». */
export const offDayName = (rows: readonly OffDay[] | undefined): string =>
  rows?.length ? fill(fa.offDay.named, { title: offDayText(rows) }) : '';
