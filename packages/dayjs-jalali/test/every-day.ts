// Checks the years 1206 to 1498 and prints the differences as one line of JSON. Without an argument: the conversions of
// every day against Intl and against the 33-year reference arithmetic, which know no zone. With `<share> <part>`: values
// in the zone of the process (TZ), at every day on which a month begins or ends or the clock is changed, and at every
// share-th of the others.
import {
  addJMonth,
  dayjs,
  epochDayFromJalali,
  formatJ,
  fromJalali,
  isJalaliLeap,
  jalaliMonthDays,
  jalaliFromEpochDay,
  jEndOf,
  jStartOf,
  parseJ,
  partsOf,
  setJ,
} from '../src/index.ts';

const DAY = 86_400_000;
const CUMULATED = [0, 31, 62, 93, 124, 155, 186, 216, 246, 276, 306, 336];
const REFERENCE_EPOCH = -492_268;
const yearStart = (year: number): number => 365 * (year - 1) + Math.floor((8 * year + 21) / 33);
const referenceLeap = (year: number): boolean => (25 * year + 11) % 33 < 8;

function referenceDay(epochDay: number): string {
  const days = epochDay - REFERENCE_EPOCH;
  const year = 1 + Math.floor((33 * days + 3) / 12_053);
  const rest = days - yearStart(year);
  const month = rest < 186 ? Math.floor(rest / 31) : Math.floor((rest - 6) / 30);
  return `${year}/${month + 1}/${rest - (CUMULATED[month] ?? 0) + 1}`;
}

const intl = new Intl.DateTimeFormat('en-US-u-ca-persian', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
function intlDay(epochDay: number): string {
  const field: Record<string, string> = {};
  for (const { type, value } of intl.formatToParts(epochDay * DAY)) field[type] = value;
  return `${Number.parseInt(field.year ?? '', 10)}/${field.month}/${field.day}`;
}

const wrong: Record<string, number> = {};
const examples: Record<string, string> = {};
let checks = 0;
function check(what: string, ok: boolean, where: string): void {
  checks += 1;
  if (ok) return;
  wrong[what] = (wrong[what] ?? 0) + 1;
  examples[what] ??= where;
}

const first = epochDayFromJalali(1206, 0, 1);
const last = epochDayFromJalali(1499, 0, 1) - 1;
const HOUR = 3_600_000;

/** Noon exists on all days except 1935-06-13 in Tehran, when a clock change skipped it; 10 o'clock exists on all days. */
function morningOf(epochDay: number): Date {
  const civil = new Date(epochDay * DAY);
  return new Date(civil.getUTCFullYear(), civil.getUTCMonth(), civil.getUTCDate(), 10);
}

/** True for the days before and after a change of the clock. */
function isNearClockChange(epochDay: number): boolean {
  const [before, after] = [morningOf(epochDay - 1), morningOf(epochDay + 1)];
  return +after - +before !== 2 * DAY;
}

function checkConversions(n: number): void {
  const { year, month, day } = jalaliFromEpochDay(n);
  const text = `${year}/${month + 1}/${day}`;
  check('conversion against Intl', text === intlDay(n), text);
  check('conversion against the 33-year arithmetic', text === referenceDay(n), text);
  check('conversion back', epochDayFromJalali(year, month, day) === n, text);
  if (month === 0 && day === 1) check('leap year', isJalaliLeap(year) === referenceLeap(year), text);
}

function checkMonth(value: ReturnType<typeof dayjs>, year: number, month: number, day: number, text: string): void {
  const start = jStartOf(value, 'month');
  const end = jEndOf(value, 'month');
  const following = fromJalali(year, month + 1, 1);
  check('start of month', partsOf(start).day === 1 && +start === +fromJalali(year, month, 1), text);
  // the last hour comes twice where the clock is put back at midnight, and its end may be that of the first
  const repeated = following.subtract(1, 'millisecond').hour() === end.hour() && +following - +end === HOUR + 1;
  check(
    'end of month',
    partsOf(end).day === jalaliMonthDays(year, month) && (+end + 1 === +following || repeated),
    text,
  );
  const next = partsOf(addJMonth(value, 1));
  check(
    'next month',
    next.month === (month + 1) % 12 && next.day === Math.min(day, jalaliMonthDays(year, month + 1)),
    text,
  );
  check('a year before', partsOf(setJ(value, year - 1, month, day)).year === year - 1, text);
}

function checkValue(n: number, mayBeLeftOut: boolean): boolean {
  const { year, month, day } = jalaliFromEpochDay(n);
  const edge = day === 1 || day >= 29;
  if (mayBeLeftOut && !edge && !isNearClockChange(n)) return false;
  const text = `${year}/${month + 1}/${day}`;
  const value = dayjs(morningOf(n));
  const parts = partsOf(value);
  check('parts of a value', parts.year === year && parts.month === month && parts.day === day, text);
  check('written and read', +parseJ(formatJ(value, 'YYYY/MM/DD HH:mm'), 'YYYY/MM/DD HH:mm') === +value, text);
  if (day === 1 || day === 29 || day === 31) checkMonth(value, year, month, day, text);
  if (month === 0 && day === 1)
    check('start of year', +jStartOf(value.add(200, 'day'), 'year') === +fromJalali(year, 0, 1), text);
  const week = jStartOf(value, 'week');
  check('week begins on Saturday', week.day() === 6 && value.diff(week, 'day') < 7, text);
  return true;
}

const [share, part] = process.argv.slice(2).map(Number);
let days = 0;
for (let n = first; n <= last; n += 1) {
  if (share === undefined || part === undefined) {
    checkConversions(n);
    days += 1;
  } else if (checkValue(n, (n - first) % share !== part)) days += 1;
}
process.stdout.write(
  JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, days, checks, wrong, examples }),
);
