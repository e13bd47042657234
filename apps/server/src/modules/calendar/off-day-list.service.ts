import type { OffDay } from '@hamyar/contracts';
import { type UnixRange, wallClock } from '@hamyar/dayjs-jalali';
import { ALL_BRANCHES, evaluatePredicate, type Predicate } from '@hamyar/domain';
import { isoOfEpochDay } from '../../platform/clock/iso-day.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { businessZone } from '../settings/public.ts';
import { changeableOffDays, offDayScope } from './calendar-event.policy.ts';
import { epochDayOfIso, occurrenceDays } from './event-time.rules.ts';
import { lunarYearlyDays } from './lunar-date.rules.ts';
import { listLunarOffDays } from './lunar-off-day.repository.ts';
import { listOffDays, type OffDayRow } from './off-day.repository.ts';
import { type OfficialOffDay, officialOffDays } from './official-off-days.rules.ts';

interface DatedOfficial extends OfficialOffDay {
  /** Its computed date, of a lunar one. */
  base_date: string | null;
}

/** The official holidays between two epoch days, lunar ones where they were confirmed to be. */
export async function officialDaysBetween(db: AnyDb, from: number, to: number): Promise<DatedOfficial[]> {
  const confirmed = await listLunarOffDays(db, isoOfEpochDay(from - 1), isoOfEpochDay(to + 1));
  return officialOffDays(from - 1, to + 1)
    .map((official) => {
      if (!official.tentative) return { ...official, base_date: null };
      const base_date = isoOfEpochDay(official.day);
      const moved = confirmed.get(base_date);
      return { ...official, base_date, day: official.day + (moved ?? 0), tentative: moved === undefined };
    })
    .filter(({ day }) => day >= from && day <= to);
}

/** The days off in a scope between two epoch days, each with the days on which it is. */
export async function companyDaysBetween(
  db: AnyDb,
  scope: Predicate,
  from: number,
  to: number,
): Promise<{ row: OffDayRow; days: number[] }[]> {
  const rows = await listOffDays(db, scope, isoOfEpochDay(from), isoOfEpochDay(to));
  return rows.map((row) => {
    const first = epochDayOfIso(row.date);
    if (row.repeat === 'hijri_yearly') return { row, days: lunarYearlyDays(first, from, to) };
    const repeat = row.repeat === 'none' ? 'none' : 'yearly_jalali';
    return { row, days: [...occurrenceDays(first, repeat, null, from, to)] };
  });
}

const clockOf = (minute: number | null): string | null =>
  minute === null
    ? null
    : [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Official holidays and the days off that the person's calendar shows in a range, by date. */
export async function offDaysIn(
  deps: Pick<Deps, 'db' | 'broker'>,
  user: CurrentUser,
  range: UnixRange,
): Promise<OffDay[]> {
  const zone = await businessZone(deps);
  const [from, to] = [wallClock(range.start, zone).day, wallClock(range.end - 1, zone).day];
  const changeable = changeableOffDays(user);
  const company = (await companyDaysBetween(deps.db, offDayScope(user), from, to)).flatMap(({ row, days }) =>
    days.map(
      (day): OffDay => ({
        ...{ id: row.id, date: isoOfEpochDay(day), title: row.title, tentative: false, base_date: null },
        kind: row.from_minute !== null ? 'partial' : row.official ? 'official' : 'company',
        ...{ from: clockOf(row.from_minute), to: clockOf(row.to_minute) },
        ...{ repeat: row.repeat, first_date: row.date, branch_ids: row.branch_ids },
        editable:
          (user.full_admin || !row.official) &&
          evaluatePredicate(changeable, { branches: row.branch_ids.map((branch_id) => ({ branch_id })) }),
      }),
    ),
  );
  const official = (await officialDaysBetween(deps.db, from, to)).map(
    ({ day, title, tentative, base_date }): OffDay => ({
      ...{ id: null, date: isoOfEpochDay(day), title, tentative, base_date },
      ...{ kind: 'official', from: null, to: null, repeat: null, first_date: isoOfEpochDay(day), editable: false },
      branch_ids: [ALL_BRANCHES],
    }),
  );
  return [...official, ...company].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
