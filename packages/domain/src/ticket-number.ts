/** The parts of a ticket number: Jalali year and month of creation (Tehran), and the month's running number. */
export interface TicketNumber {
  year: number;
  month: number;
  sequence: number;
}

/**
 * Writes a ticket's number: `{yy}{mm}-{six-digit sequence}-{Luhn digit}`, e.g. `0508-000123-2`. The check digit detects
 * a mistyped number in mail and on the phone. Source: decisions 2.3.
 */
export function formatTicketNumber({ year, month, sequence }: TicketNumber): string {
  const stem = `${pad(year % 100, 2)}${pad(month, 2)}`;
  const run = pad(sequence, 6);
  return `${stem}-${run}-${luhnDigit(stem + run)}`;
}

/**
 * Whether the text is a complete ticket number with a valid check digit; digits must be ASCII. Source: decisions 2.3.
 */
export function isTicketNumber(text: string): boolean {
  const parts = /^(\d{2})(0[1-9]|1[0-2])-(\d{6,})-(\d)$/.exec(text);
  return parts !== null && luhnDigit(parts[1]! + parts[2]! + parts[3]!) === Number(parts[4]);
}

/** The number in what a person typed: without the sign `#` before it; digits must be ASCII. */
export const ticketNumberText = (typed: string): string => typed.replace(/^#\s*/, '');

/** Whether the text can be the beginning of a ticket number, so that a search may find numbers by prefix. */
export function isTicketNumberPrefix(text: string): boolean {
  return /^\d{4}(-\d{0,6}(-\d?)?)?$/.test(text) || /^\d{4}-\d{6,}(-\d?)?$/.test(text);
}

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

const pad = (value: number, length: number) => String(value).padStart(length, '0');
