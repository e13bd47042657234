import type { ColorToken } from '../theme/tokens.ts';

/** One line, or one bar of each group. */
export interface ChartSeries {
  name: string;
  /** One value for each label. */
  values: readonly number[];
  color?: ColorToken;
  /** Drawn quietly, as what another series is compared with. */
  quiet?: boolean;
}

interface LabelledChart {
  /** Names on the axis; short. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Head of the hover of each label, where it says more than the label. */
  titles?: readonly string[];
  /** A colour for each label, where they mean something. */
  colors?: readonly ColorToken[];
}

/** Values over time, from right to left. */
export interface LineChart extends LabelledChart {
  kind: 'line';
  /** The last value is still growing: its dot is hollow. */
  running?: boolean;
}
/** Upright bars, the first on the right. */
export interface ColumnChart extends LabelledChart {
  kind: 'columns';
}
/** Lying bars, the first on top, for names of any length. */
export interface BarChart extends LabelledChart {
  kind: 'bars';
}
/** A ring for each value, which shows its share of the total. */
export interface RingChart {
  kind: 'rings';
  labels: readonly string[];
  values: readonly number[];
  colors: readonly ColorToken[];
  /** Name of the values, under their total in the middle. */
  unit: string;
}
/** One square of a {@link CellChart}. */
export interface ChartCell {
  column: number;
  row: number;
  value: number;
  /** Head of its hover. */
  title: string;
  /** Text in it. */
  label?: string;
}
/** Squares of a grid, the darker the higher their value; the first column is on the right. */
export interface CellChart {
  kind: 'cells';
  columns: readonly string[];
  rows: readonly string[];
  cells: readonly ChartCell[];
  /** Name of the values in the hover. */
  unit: string;
  /** Names of columns and rows at the edge. */
  axes?: boolean;
}

/** What {@link Chart} draws. */
export type ChartData = LineChart | ColumnChart | BarChart | RingChart | CellChart;

/** A chart that is shown. */
export interface ChartHandle {
  /** The chart as a picture with a title, on the ground of its card; null before it is drawn. */
  picture(title: string): Promise<Blob | null>;
}
