import { formatNumber, formatPercent } from '@hamyar/persian';
import type { ColorToken } from '../theme/tokens.ts';
import { SCALE } from '../theme/tokens.ts';
import type { BarChart, CellChart, ChartData, ChartSeries, ColumnChart, LineChart, RingChart } from './chart-data.ts';
import { chartTip, type TipRow } from './chart-tip.ts';

/** The colours of the shown theme. */
export type ChartColors = Readonly<Record<ColorToken, string>>;

/** What echarts is given; its own type would bring all charts of the library. */
export type ChartOption = Record<string, unknown>;

/** What echarts says of the value under the pointer. */
export interface Pressed {
  seriesIndex: number;
  dataIndex: number;
}
type Hover = Pressed | readonly Pressed[];
const indexOf = (hover: Hover): number =>
  (Array.isArray(hover) ? (hover as readonly Pressed[])[0] : (hover as Pressed))?.dataIndex ?? 0;

/** Colours of series that have none of their own. */
const SERIES: readonly ColorToken[] = ['primary', 'status-progress', 'status-customer', 'info'];
const colorOf = (series: ChartSeries, index: number): ColorToken =>
  series.quiet ? 'text-4' : (series.color ?? SERIES[index % SERIES.length]!);

/** The options of echarts for a chart, right to left, in the colours of the theme. */
export function chartOption(data: ChartData, colors: ChartColors): ChartOption {
  return { ...common(colors), ...OPTIONS[data.kind](data as never, colors) };
}

const OPTIONS: {
  [Kind in ChartData['kind']]: (data: Extract<ChartData, { kind: Kind }>, colors: ChartColors) => ChartOption;
} = {
  line: lineOption,
  columns: columnOption,
  bars: barOption,
  rings: ringOption,
  cells: cellOption,
};

const common = (colors: ChartColors): ChartOption => ({
  animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  animationDuration: 300,
  textStyle: { fontFamily: SCALE.font, color: colors['text-2'], fontSize: 12 },
});

const tooltip = (trigger: 'axis' | 'item', tip: (index: number) => HTMLElement): ChartOption => ({
  trigger,
  // a box of our own classes: a style in a text would be refused by the policy of the page
  className: 'hd-chart-tip',
  backgroundColor: 'transparent',
  borderWidth: 0,
  padding: 0,
  extraCssText: 'box-shadow:none',
  confine: true,
  transitionDuration: 0,
  axisPointer: { type: trigger === 'axis' ? 'line' : 'none' },
  formatter: (hover: Hover) => tip(indexOf(hover)),
});

const labelledTip =
  ({ labels, titles, series, colors: own }: LineChart | ColumnChart | BarChart, colors: ChartColors) =>
  (index: number): HTMLElement =>
    chartTip(
      titles?.[index] ?? labels[index] ?? '',
      series.map(
        (one, at): TipRow => ({
          name: one.name,
          value: formatNumber(one.values[index] ?? 0),
          color: colors[!one.quiet && own?.[index] ? own[index] : colorOf(one, at)],
        }),
      ),
    );

const valueAxis = (colors: ChartColors): ChartOption => ({
  type: 'value',
  minInterval: 1,
  axisLabel: { color: colors['text-3'], formatter: formatNumber },
  splitLine: { lineStyle: { color: colors['border-2'], type: 'dashed' } },
});
const nameAxis = (labels: readonly string[], colors: ChartColors): ChartOption => ({
  type: 'category',
  data: labels,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: colors['border-2'] } },
  axisLabel: { color: colors['text-2'] },
});

/**
 * The end of a line whose last value is still growing: dashed up to a dot that is not filled, so that it does not read as a
 * fall.
 */
function growingEnd({ labels, series }: LineChart, colors: ChartColors): ChartOption[] {
  const [first] = series;
  if (!first) return [];
  const last = labels.length - 1;
  const color = colors[colorOf(first, 0)];
  return [
    {
      type: 'line',
      silent: true,
      data: first.values.map((value, index) =>
        index === last ? value : index === last - 1 ? { value, symbol: 'none' } : null,
      ),
      showSymbol: true,
      symbol: 'circle',
      symbolSize: 9,
      lineStyle: { width: 2, color, type: 'dashed' },
      itemStyle: { color: colors.container, borderColor: color, borderWidth: 2 },
    },
  ];
}

/** The values of a line that is drawn solid: of one that is still growing without the last. */
const solidValues = (data: LineChart, at: number): readonly (number | null)[] => {
  const { values } = data.series[at]!;
  return data.running && at === 0 ? [...values.slice(0, -1), null] : values;
};

function lineOption(data: LineChart, colors: ChartColors): ChartOption {
  return {
    grid: { left: 10, right: 6, top: 14, bottom: 4, containLabel: true },
    tooltip: tooltip('axis', labelledTip(data, colors)),
    xAxis: { ...nameAxis(data.labels, colors), inverse: true, boundaryGap: data.labels.length < 2 },
    yAxis: { ...valueAxis(colors), position: 'right' },
    series: [
      ...data.series.map((one, at) => {
        const color = colors[colorOf(one, at)];
        return {
          type: 'line',
          name: one.name,
          data: solidValues(data, at),
          smooth: 0.25,
          smoothMonotone: 'x',
          symbol: 'circle',
          symbolSize: 7,
          showSymbol: data.labels.length < 2,
          color,
          lineStyle: { width: 2, color, type: one.quiet ? 'dashed' : 'solid' },
          areaStyle: one.quiet ? undefined : { color, opacity: 0.1 },
        };
      }),
      ...(data.running ? growingEnd(data, colors) : []),
    ],
  };
}

const barSeries = (data: ColumnChart | BarChart, colors: ChartColors, radius: readonly number[], label: ChartOption) =>
  data.series.map((one, at) => ({
    type: 'bar',
    name: one.name,
    barMaxWidth: data.kind === 'bars' ? 14 : 46,
    barGap: '20%',
    color: colors[colorOf(one, at)],
    itemStyle: { borderRadius: radius, opacity: one.quiet ? 0.55 : 1 },
    label: {
      show: !one.quiet,
      color: colors.text,
      fontWeight: 600,
      formatter: ({ value }: { value: number }) => formatNumber(value),
      ...label,
    },
    data: one.values.map((value, index) => {
      const own = data.colors?.[index];
      return own && !one.quiet ? { value, itemStyle: { color: colors[own] } } : value;
    }),
  }));

function columnOption(data: ColumnChart, colors: ChartColors): ChartOption {
  return {
    grid: { left: 6, right: 6, top: 24, bottom: 4, containLabel: true },
    tooltip: tooltip('item', labelledTip(data, colors)),
    xAxis: {
      ...nameAxis(data.labels, colors),
      inverse: true,
      axisLabel: { color: colors['text-2'], interval: 0, overflow: 'break', width: 92, lineHeight: 16 },
    },
    yAxis: { ...valueAxis(colors), position: 'right' },
    series: barSeries(data, colors, [6, 6, 0, 0], { position: 'top' }),
  };
}

function barOption(data: BarChart, colors: ChartColors): ChartOption {
  return {
    grid: { left: 46, right: 6, top: 4, bottom: 4, containLabel: true },
    tooltip: tooltip('item', labelledTip(data, colors)),
    xAxis: { ...valueAxis(colors), inverse: true, axisLabel: { show: false }, splitLine: { show: false } },
    yAxis: {
      ...nameAxis(data.labels, colors),
      inverse: true,
      position: 'right',
      axisLine: { show: false },
      axisLabel: { color: colors['text-2'], width: 164, overflow: 'truncate', interval: 0, margin: 10 },
    },
    series: barSeries(data, colors, [6, 0, 0, 6], { position: 'left' }),
  };
}

/** Rings from the outside in; each begins at the top. */
function ringOption(data: RingChart, colors: ChartColors): ChartOption {
  const total = data.values.reduce((sum, value) => sum + value, 0);
  const width = 38 / data.labels.length;
  const tip = (index: number) =>
    chartTip(data.labels[index] ?? '', [
      { name: data.unit, value: formatNumber(data.values[index] ?? 0), color: colors[data.colors[index]!] },
      { name: '', value: formatPercent(((data.values[index] ?? 0) / (total || 1)) * 100) },
    ]);
  return {
    tooltip: {
      ...tooltip('item', () => tip(0)),
      formatter: ({ seriesIndex }: { seriesIndex: number }) => tip(seriesIndex),
    },
    series: data.values.map((value, index) => ({
      type: 'pie',
      // the first ring is the outermost, and the rings run as clocks that are read from the right
      radius: [`${88 - (index + 1) * width + width * 0.32}%`, `${88 - index * width}%`],
      clockwise: false,
      silent: false,
      label: {
        show: index === 0,
        position: 'center',
        formatter: `{total|${formatNumber(total)}}\n{unit|${data.unit}}`,
        rich: {
          total: { color: colors.text, fontSize: 20, fontWeight: 700, lineHeight: 28, fontFamily: SCALE.font },
          unit: { color: colors['text-3'], fontSize: 12, fontFamily: SCALE.font },
        },
      },
      emphasis: { scale: false },
      itemStyle: { borderRadius: 6 },
      data: [
        { value: total ? value : 0, itemStyle: { color: colors[data.colors[index]!] } },
        { value: total ? total - value : 1, itemStyle: { color: colors['fill-2'] }, emphasis: { disabled: true } },
      ],
    })),
  };
}

/** Part of the height of a row between two squares. */
const CELL_GAP = '10%';

/**
 * Squares as stacked bars, one series for each column: a chart of its own for them, with its scale of colours, would
 * weigh a tenth of all charts.
 */
function cellOption(data: CellChart, colors: ChartColors): ChartOption {
  const max = Math.max(1, ...data.cells.map(({ value }) => value));
  const at = (column: number, row: number) => data.cells.find((cell) => cell.column === column && cell.row === row);
  const colorAt = (value: number) =>
    value === 0 ? colors['fill-2'] : mix(colors['primary-bg-hover'], colors.primary, value / max);
  const tip = ({ seriesIndex, dataIndex }: Pressed) => {
    const cell = at(seriesIndex, dataIndex);
    return cell ? chartTip(cell.title, [{ name: data.unit, value: formatNumber(cell.value) }]) : '';
  };
  return {
    grid: { left: 4, right: 2, top: 2, bottom: 2, containLabel: data.axes === true },
    tooltip: { ...tooltip('item', () => chartTip('', [])), formatter: tip },
    xAxis: {
      ...valueAxis(colors),
      show: data.axes === true,
      inverse: true,
      min: 0,
      max: data.columns.length,
      interval: data.columns.length > MANY_COLUMNS ? 2 : 1,
      splitLine: { show: false },
    },
    yAxis: {
      ...nameAxis(data.rows, colors),
      show: data.axes === true,
      inverse: true,
      position: 'right',
      axisLine: { show: false },
    },
    series: data.columns.map((_column, column) => ({
      type: 'bar',
      stack: 'cells',
      barCategoryGap: CELL_GAP,
      data: data.rows.map((_row, row) => {
        const cell = at(column, row);
        return {
          value: 1,
          itemStyle: {
            color: cell ? colorAt(cell.value) : 'transparent',
            borderColor: colors.container,
            borderWidth: 1.5,
            borderRadius: 6,
          },
          emphasis: cell ? undefined : { disabled: true },
          label: {
            show: cell?.label !== undefined,
            position: 'inside',
            formatter: cell?.label ?? '',
            fontSize: 11,
            color: cell && cell.value > max * DARK ? colors['on-primary'] : colors.text,
          },
        };
      }),
    })),
  };
}

/** Columns above which every second one is named. */
const MANY_COLUMNS = 12;
/** Share of the highest value from which on the ground is too dark for the usual text. */
const DARK = 0.55;

/** A colour between two, as `#rrggbb`. */
function mix(from: string, to: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round(a! + (b! - a!) * part);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The number that a chart's user knows of what was pressed: of its label, or of its cell; null of nothing. */
export function selectedIndex(data: ChartData, { seriesIndex, dataIndex }: Pressed): number | null {
  // in a ring the second value is what is missing to the total
  if (data.kind === 'rings') return dataIndex === 0 ? seriesIndex : null;
  if (data.kind !== 'cells') return dataIndex;
  const found = data.cells.findIndex(({ column, row }) => column === seriesIndex && row === dataIndex);
  return found === -1 ? null : found;
}
