/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/basics.css';
import '../css/chart.css';

export { Chart } from './chart.tsx';
export type { ChartProps } from './chart.tsx';
export type {
  BarChart,
  CellChart,
  ChartCell,
  ChartData,
  ChartHandle,
  ChartSeries,
  ColumnChart,
  LineChart,
  RingChart,
} from './chart-data.ts';
