import type { ReportTicketFilter } from '@hamyar/contracts/reports';
import {
  countedRows,
  REPORT_COLUMNS,
  shareOf,
  shownCells,
  shownColumns,
  type CountedReport,
  type ReportCell,
  type ReportRow as RowOf,
  type TableReport,
} from '@hamyar/domain';
import type { ChartData, ChartSeries } from '@hamyar/design-system/chart';
import type { RouteTarget } from '@hamyar/module-sdk';
import { fill, formatNumber, formatPercent } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';

type Color = NonNullable<ChartSeries['color']>;

/** One number of a report under its name. */
export interface Point {
  name: string;
  value: number;
  /** Of the period before; null or absent unless compared. */
  previous?: number | null;
  /** The tickets that it counts; absent where it counts something else. */
  filter?: ReportTicketFilter | undefined;
  color?: Color;
  /** Head of its hover, where it says more than the name. */
  title?: string;
  /** The page of what it names. */
  page?: RouteTarget | undefined;
  /** A time that is not over. */
  running?: boolean;
}

/** A row of the table of a report: its name, its numbers as text, and the tickets behind the first of them. */
export interface ReportRow {
  name: string;
  cells: readonly string[];
  filter?: ReportTicketFilter | undefined;
  /** The page of what the row names. */
  page?: RouteTarget | undefined;
}

/** What a report shows: a chart, a table of the same numbers, and the tickets behind each value of the chart. */
export interface ReportView {
  chart: ChartData;
  /** Heads of the table; the first is that of the names. */
  columns: readonly string[];
  rows: readonly ReportRow[];
  /** By the number of the value in the chart; undefined where there is no list of tickets. */
  filters: readonly (ReportTicketFilter | undefined)[];
  empty: boolean;
  /** What the chart leaves out, in words. */
  beyond?: string;
}

/** The text of a cell; what names a row is a text of its own. */
function cellText({ kind, value }: ReportCell): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '—';
  return kind === 'percent' ? formatPercent(value) : formatNumber(value);
}

/**
 * The table of a report by the declaration of its columns.
 * @param named what names each row, and where its name and its first number lead
 */
export function tableOf<Report extends TableReport>(
  report: Report,
  rows: readonly RowOf<Report>[],
  named: readonly Omit<ReportRow, 'cells'>[],
  compared = false,
): Pick<ReportView, 'columns' | 'rows'> {
  return {
    columns: shownColumns(report, compared).map((column) => fa.columns[column]),
    rows: rows.map((row, index) => {
      const [, ...cells] = shownCells(report, row, compared);
      return { ...named[index]!, cells: cells.map(cellText) };
    }),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Bars of a chart. What is beyond them is said under it: one bar for all others would dwarf the rest. */
const BARS_MAX = 8;

interface ChartOptions {
  kind: 'line' | 'columns' | 'bars' | 'rings';
  /** Name of the series. */
  series: string;
}

/** The chart of one number for each name, and what it leaves out. */
export function chartOf(
  points: readonly Point[],
  { kind, series }: ChartOptions,
): Omit<ReportView, 'columns' | 'rows'> {
  const shown = kind === 'bars' ? points.slice(0, BARS_MAX) : points;
  const beyond = points.slice(shown.length);
  const total = sum(points.map(({ value }) => value));
  const share = ({ value }: Point) => formatPercent(shareOf(value, total));
  const labels = shown.map(({ name }) => name);
  const colors = shown.map(({ color }) => color ?? 'primary');
  return {
    chart:
      kind === 'rings'
        ? { kind, labels, values: shown.map(({ value }) => value), colors, unit: fa.tickets }
        : {
            kind,
            labels,
            titles: shown.map(
              (point) => point.title ?? (kind === 'line' ? point.name : `${point.name} · ${share(point)}`),
            ),
            colors: kind === 'line' ? undefined : colors,
            running: shown.at(-1)?.running === true,
            series: [
              { name: series, values: shown.map(({ value }) => value) },
              ...(isCompared(points)
                ? [{ name: fa.previous, values: shown.map(({ previous }) => previous ?? 0), quiet: true }]
                : []),
            ],
          },
    filters: shown.map(({ filter }) => filter),
    empty: total === 0 && points.every(({ previous }) => !previous),
    ...(beyond.length > 0
      ? {
          beyond: fill(fa.beyond, {
            names: formatNumber(beyond.length),
            total: formatNumber(sum(beyond.map(({ value }) => value))),
            unit: series === fa.count ? fa.tickets : series,
          }),
        }
      : {}),
  };
}

const isCompared = (points: readonly Pick<Point, 'previous'>[]): boolean =>
  points.some(({ previous }) => typeof previous === 'number');

interface ViewOptions extends Omit<ChartOptions, 'series'> {
  /** Name of the series; by default the head of the numbers. */
  series?: string;
  /** Values of further columns of the report. */
  more?: Parameters<typeof countedRows>[2];
}

/** A report of one number for each name: its chart, and the table of its columns. */
export function pointsView(
  report: CountedReport,
  points: readonly Point[],
  { kind, series = fa.columns[REPORT_COLUMNS[report][1]], more }: ViewOptions,
): ReportView {
  const named = points.map(({ name, title = name, filter, page }) => ({ name: title, filter, page }));
  return {
    ...chartOf(points, { kind, series }),
    ...tableOf(report, countedRows(report, points, more), named, isCompared(points)),
  };
}
