import { formatJ, toWall, wallClock } from '@hamyar/dayjs-jalali';
import type { ExportDates } from '@hamyar/contracts';

/** A day, or a moment with its time, that a spreadsheet knows as a date: days since 1970-01-01 on a wall clock. */
export interface DateCell {
  days: number;
  time: boolean;
}

/** A cell: a text, a number, a date or nothing. */
export type Cell = string | number | DateCell | null;

/** A table that is read row by row. */
export interface Sheet {
  /** Name of the sheet in a workbook. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/** How a file writes its times. */
export interface WrittenDates {
  /** The zone of the setting, whose wall clock is written. */
  zone: string;
  dates: ExportDates;
}

const DAY = 86_400;

/**
 * The cell of a moment (unix seconds): a text by the Jalali calendar, which spreadsheets do not count in, or a
 * Gregorian date of the spreadsheet's own kind (decisions 2.20).
 */
export function dateCell(seconds: number, { zone, dates }: WrittenDates, time: boolean): Cell {
  if (dates === 'jalali') return formatJ(toWall(seconds, zone), time ? 'YYYY/MM/DD HH:mm:ss' : 'YYYY/MM/DD', 'en');
  const { day, hour, minute, second } = wallClock(seconds, zone);
  return { days: time ? day + (hour * 3_600 + minute * 60 + second) / DAY : day, time };
}
