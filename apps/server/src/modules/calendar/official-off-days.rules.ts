import { jalaliFromEpochDay } from '@hamyar/dayjs-jalali';
import { endsLunarMonth, lunarDateOf } from './lunar-date.rules.ts';
import { officialDays } from './messages.ts';

/** An official holiday. */
export interface OfficialOffDay {
  /** Epoch day. */
  day: number;
  title: string;
  /** By the moon: the sight of the crescent may move it by a day (decisions 2.7). */
  tentative: boolean;
}

/** Days whose holidays are known; some forty years, so that no calendar of any years fills the memory. */
const KNOWN_DAYS = 15_000;
const knownDays = new Map<number, readonly OfficialOffDay[]>();

function findHolidays(day: number): OfficialOffDay[] {
  const found: OfficialOffDay[] = [];
  const { month, day: date } = jalaliFromEpochDay(day);
  const solar = officialDays.solar[`${month + 1}/${date}`];
  if (solar) found.push({ day, title: solar, tentative: false });
  const { month: moon, day: moonDay } = lunarDateOf(day);
  // Safar has 29 or 30 days, and its last one is the holiday
  const byMoon =
    moon === 2 && endsLunarMonth(day) ? officialDays.lastOfSafar : officialDays.lunar[`${moon}/${moonDay}`];
  if (byMoon) found.push({ day, title: byMoon, tentative: true });
  return found;
}

/** The holidays of a day, found once: every due time asks for a year of them, and those by the moon are slow to find. */
function holidaysOf(day: number): readonly OfficialOffDay[] {
  const known = knownDays.get(day);
  if (known) return known;
  if (knownDays.size >= KNOWN_DAYS) knownDays.clear();
  const found = findHolidays(day);
  knownDays.set(day, found);
  return found;
}

/** The official holidays of Iran from one epoch day to another, both included: fixed ones of the solar year, and lunar ones. */
export function officialOffDays(from: number, to: number): OfficialOffDay[] {
  const found: OfficialOffDay[] = [];
  for (let day = from; day <= to; day += 1) found.push(...holidaysOf(day));
  return found;
}
