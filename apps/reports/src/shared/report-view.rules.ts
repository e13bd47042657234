import type { ReportTicketFilter } from '@hamyar/contracts/reports';
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

/** A whole share of a total; the total of nothing counts as one (spec 9.15). */
export const shareOf = (value: number, total: number): number => Math.round((value / (total || 1)) * 100);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Bars of a chart. What is beyond them is said under it: one bar for all others would dwarf the rest. */
const BARS_MAX = 8;

interface ViewOptions {
  kind: 'line' | 'columns' | 'bars' | 'rings';
  /** Head of the names. */
  of: string;
  /** What the numbers are: tickets or votes. */
  unit?: string;
  /** Name of the series. */
  series?: string;
}

/** A report of one number for each name. */
export function pointsView(
  points: readonly Point[],
  { kind, of, unit = fa.count, series = unit }: ViewOptions,
): ReportView {
  const shown = kind === 'bars' ? points.slice(0, BARS_MAX) : points;
  const beyond = points.slice(shown.length);
  const total = sum(points.map(({ value }) => value));
  const compared = points.some(({ previous }) => typeof previous === 'number');
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
              ...(compared
                ? [{ name: fa.previous, values: shown.map(({ previous }) => previous ?? 0), quiet: true }]
                : []),
            ],
          },
    columns: [of, unit, fa.share, ...(compared ? [fa.previous] : [])],
    rows: points.map((point) => ({
      name: point.title ?? point.name,
      cells: [formatNumber(point.value), share(point), ...(compared ? [formatNumber(point.previous ?? 0)] : [])],
      filter: point.filter,
      page: point.page,
    })),
    filters: shown.map(({ filter }) => filter),
    empty: total === 0 && points.every(({ previous }) => !previous),
    ...(beyond.length > 0
      ? {
          beyond: fill(fa.beyond, {
            names: formatNumber(beyond.length),
            total: formatNumber(sum(beyond.map(({ value }) => value))),
            unit: unit === fa.count ? fa.tickets : unit,
          }),
        }
      : {}),
  };
}
