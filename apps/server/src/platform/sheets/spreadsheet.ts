import type { DateCell } from './sheet.ts';

/** The number that spreadsheets give to 1970-01-01. */
const EPOCH = 25_569;

export const DATE_FORMAT = 'yyyy-mm-dd';
export const TIME_FORMAT = 'yyyy-mm-dd hh:mm:ss';

/** A date as spreadsheets count it. */
export const serialOf = ({ days }: DateCell): number => days + EPOCH;

/** A name that a sheet can have: 31 characters, none of those that addresses are made of. */
export const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** XML knows no control characters, and neither half of a pair alone; they are no text in an .xls either. */
export const textOf = (text: string, max: number): string => {
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
  return clean.length > max ? `${clean.slice(0, max - 1)}…` : clean;
};
