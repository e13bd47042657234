import { TICKET_NUMBER_PREFIX_MAX, type TicketNumberDate, type TicketNumberRestart } from '@hamyar/contracts';

/** The Jalali year and month of a ticket's creation in the business zone, and its running number. */
export interface TicketNumber {
  year: number;
  month: number;
  sequence: number;
}

/** How new tickets are numbered (decisions 2.26); numbers that were given out stay as they are. */
export interface TicketNumberFormat {
  /** Latin capitals and digits before everything else, the first a letter; none when empty. */
  prefix: string;
  /** Which parts of the Jalali date stand before the running number. */
  date: TicketNumberDate;
  /** Least digits of the running number; a longer one is written in full. */
  digits: number;
  /** When the running number begins again; only where the date says which year or month it is. */
  restart: TicketNumberRestart;
  /** Whether a check digit ends it, by which a mistyped number is noticed. */
  check: boolean;
}

/** The format of a fresh system: `0508-000123-2` (decisions 2.3). */
const TICKET_NUMBER_FORMAT: TicketNumberFormat = {
  prefix: '',
  date: 'yymm',
  digits: 6,
  restart: 'month',
  check: true,
};

/** The moments at which the running number may begin again where numbers have these parts of the date. */
export const restartsOf = (date: TicketNumberDate): readonly TicketNumberRestart[] =>
  date === 'none' ? ['never'] : date.endsWith('mm') ? ['never', 'year', 'month'] : ['never', 'year'];

/** When the running number begins again: as the format says, or at the nearest moment that its date allows. */
export function restartOf({ date, restart }: Pick<TicketNumberFormat, 'date' | 'restart'>): TicketNumberRestart {
  const possible = restartsOf(date);
  return possible.includes(restart) ? restart : possible.at(-1)!;
}

/** The counter that gives the running number: of all tickets, of a year, or of a month. */
export function ticketNumberCounter(
  format: TicketNumberFormat,
  { year, month }: Omit<TicketNumber, 'sequence'>,
): string {
  const restart = restartOf(format);
  return restart === 'never' ? 'all' : restart === 'year' ? String(year) : `${year}-${pad(month, 2)}`;
}

/**
 * What stands before the running number: `HD-0508`. Two numbers are the same only with the same stem, whatever their
 * formats are.
 */
export function ticketNumberStem(
  { prefix, date }: Pick<TicketNumberFormat, 'prefix' | 'date'>,
  { year, month }: Omit<TicketNumber, 'sequence'>,
): string {
  const written = date.startsWith('yyyy') ? pad(year, 4) : date === 'none' ? '' : pad(year % 100, 2);
  return [prefix, date.endsWith('mm') ? written + pad(month, 2) : written].filter(Boolean).join('-');
}

/**
 * Writes a ticket's number: `{prefix}-{date}-{running number}-{Luhn digit}`, such as `0508-000123-2` or `HD-1405-0123`.
 * The check digit detects a mistyped number in mail and on the phone. Source: decisions 2.3, 2.26.
 */
export function formatTicketNumber(
  { sequence, ...at }: TicketNumber,
  format: TicketNumberFormat = TICKET_NUMBER_FORMAT,
): string {
  const stem = ticketNumberStem(format, at);
  const run = pad(sequence, format.digits);
  return [stem, run, format.check ? luhnDigit(digitsOf(stem + run)) : ''].filter((part) => part !== '').join('-');
}

/** The parts of a written number; the digits of its date do not say which of them are year or month. */
export interface WrittenTicketNumber {
  prefix: string;
  date: string;
  sequence: number;
  check: boolean;
}

const PREFIX = `[A-Z][A-Z0-9]{0,${TICKET_NUMBER_PREFIX_MAX - 1}}`;
const WRITTEN = new RegExp(`^(?:(${PREFIX})-)?(?:(\\d{2}|\\d{4}|\\d{6})-)?(\\d{4,10})(?:-(\\d))?$`);
const BEGUN = new RegExp(`^(?:${PREFIX}-\\d{2,10}|\\d{2,10}-\\d{1,10})(?:-\\d{0,10})?(?:-\\d?)?$`);

/**
 * Reads a number that was given out under any format; null for another text, and where its check digit is wrong. Digits
 * must be ASCII, letters capitals.
 */
export function parseTicketNumber(text: string): WrittenTicketNumber | null {
  const [, prefix = '', date = '', run, check] = WRITTEN.exec(text) ?? [];
  if (run === undefined || !isDate(date)) return null;
  if (check !== undefined && luhnDigit(digitsOf(prefix + date + run)) !== Number(check)) return null;
  return { prefix, date, sequence: Number(run), check: check !== undefined };
}

/** Whether it can be a date: `05`, `0508`, `1405` or `140508`, but not the month of `0513` and `140513`. */
const isDate = (date: string): boolean => /^(|\d{2}|1[34]\d{2}|(\d{2}){1,2}(0[1-9]|1[0-2]))$/.test(date);

/**
 * Whether the text is certainly a complete ticket number: with a valid check digit, or with prefix and date. Four digits
 * alone are rather a year, and letters with a number rather the name of a device, such as `HP-1020`.
 */
export function isTicketNumber(text: string): boolean {
  const parts = parseTicketNumber(text);
  return parts !== null && (parts.check || (parts.prefix !== '' && parts.date !== ''));
}

/** The number in what a person typed: without the sign `#` before it, in capitals; digits must be ASCII. */
export const ticketNumberText = (typed: string): string => typed.replace(/^#\s*/, '').toUpperCase();

/** Whether the text can be nothing but the beginning of a ticket number, so that a search may find numbers by prefix. */
export function isTicketNumberPrefix(text: string): boolean {
  return /^\d{4}(-\d{0,6}(-\d?)?)?$/.test(text) || /^\d{4}-\d{6,}(-\d?)?$/.test(text);
}

/**
 * Whether the text may be the beginning of a number under some format, and may as well be something else: `HD-0508`,
 * `140508-00`. A search looks for it among numbers too.
 */
export const mayBeTicketNumberPrefix = (text: string): boolean => BEGUN.test(text);

/**
 * All numbers that a complete number means which was typed without its separators, or with spaces in their place:
 * `HD05080001232` is `HD-0508-000123-2`, and could be one of a format with another date. All are looked for.
 */
export function ticketNumberSpellings(text: string): string[] {
  const [, letters, digits] = /^([A-Z][A-Z0-9]*?)?(\d{4,22})$/.exec(text.replace(/[\s-]+/g, '')) ?? [];
  if (digits === undefined) return [];
  const whole = (letters ?? '') + digits;
  // the prefix may end in digits, so that every length of it is possible
  const prefixes =
    letters === undefined ? [0] : Array.from({ length: TICKET_NUMBER_PREFIX_MAX }, (_, index) => index + 1);
  return prefixes
    .filter((length) => length >= (letters?.length ?? 0))
    .flatMap((length) => spellingsAfter(whole.slice(0, length), whole.slice(length)));
}

const spellingsAfter = (prefix: string, digits: string): string[] =>
  [0, 2, 4, 6].flatMap((date) =>
    [0, 1].flatMap((check) => {
      const end = digits.length - check;
      const parts = [prefix, digits.slice(0, date), digits.slice(date, end), digits.slice(end)];
      const written = parts.filter(Boolean).join('-');
      return end - date >= 4 && parseTicketNumber(written) ? [written] : [];
    }),
  );

/** The Luhn check digit (ISO/IEC 7812-1) of a string of ASCII digits. */
export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const pad = (value: number, length: number) => String(value).padStart(length, '0');
