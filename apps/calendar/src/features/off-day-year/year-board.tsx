import {
  epochDayFromJalali,
  jalaliFromEpochDay,
  jalaliMonthGrid,
  JALALI_MONTHS,
  weekdayOfEpochDay,
  WEEKDAYS_SHORT,
} from '@hamyar/dayjs-jalali';
import { classNames } from '@hamyar/design-system/basics';
import { fill, toFa } from '@hamyar/persian';
import { faSettings } from '../../messages/fa-settings.ts';
import { offDayText, type OffDays } from '../../shared/off-days.ts';
import { type ShownKind, shownKind } from './off-day-kind.ts';

const text = faSettings.offDays;
/** One letter for each day, Saturday first. */
const LETTERS = [WEEKDAYS_SHORT[6], ...WEEKDAYS_SHORT.slice(0, 6)];
const LEGEND: readonly ShownKind[] = ['solar', 'lunar', 'company', 'partial'];

interface YearBoardProps {
  year: number;
  days: OffDays;
  /** Epoch day. */
  today: number;
}

/** The twelve months of a year with their days off; the list beside it says the same in words. */
export function YearBoard({ year, days, today }: YearBoardProps) {
  return (
    <section className="oy-board" aria-label={fill(text.year, { year: toFa(String(year)) })}>
      <div className="oy-months" aria-hidden="true">
        {JALALI_MONTHS.map((name, month) => (
          <Month key={name} name={name} year={year} month={month} days={days} today={today} />
        ))}
      </div>
      <footer className="oy-legend">
        {LEGEND.map((kind) => (
          <span key={kind}>
            <i className={`oy-${kind}`} aria-hidden="true" />
            {text.kinds[kind]}
          </span>
        ))}
      </footer>
    </section>
  );
}

function Month({ name, year, month, days, today }: YearBoardProps & { name: string; month: number }) {
  const first = epochDayFromJalali(year, month, 1);
  const isIn = (day: number) => jalaliFromEpochDay(day).month === month;
  const shown = jalaliMonthGrid(year, month).flat();
  const count = shown.filter((day) => isIn(day) && days.has(day)).length;
  const now = isIn(today) && Math.abs(today - first) < 32;
  return (
    <div className={classNames('oy-month', now && 'oy-month-now')}>
      <b>
        {name}
        {count > 0 ? <small>{toFa(String(count))}</small> : null}
      </b>
      <div>
        {LETTERS.map((letter) => (
          <s key={letter}>{letter}</s>
        ))}
        {shown.map((day) => (isIn(day) ? <Day key={day} day={day} days={days} today={today} /> : <i key={day} />))}
      </div>
    </div>
  );
}

function Day({ day, days, today }: Omit<YearBoardProps, 'year'> & { day: number }) {
  const off = days.get(day);
  const kind = off?.map(shownKind).find((one) => one !== 'partial') ?? off?.map(shownKind)[0];
  return (
    <i
      className={classNames(
        kind && `oy-${kind}`,
        !kind && weekdayOfEpochDay(day) === 6 && 'oy-friday',
        day === today && 'oy-today',
      )}
      title={offDayText(off) || undefined}
    >
      {toFa(String(jalaliFromEpochDay(day).day))}
    </i>
  );
}
