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
interface Hovered {
  dataIndex: number;
}
type Hover = Hovered | readonly Hovered[];
const indexOf = (hover: Hover): number =>
  (Array.isArray(hover) ? (hover as readonly Hovered[])[0] : (hover as Hovered))?.dataIndex ?? 0;

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

function lineOption(data: LineChart, colors: ChartColors): ChartOption {
  return {
    grid: { left: 10, right: 6, top: 14, bottom: 4, containLabel: true },
    tooltip: tooltip('axis', labelledTip(data, colors)),
    xAxis: { ...nameAxis(data.labels, colors), inverse: true, boundaryGap: data.labels.length < 2 },
    yAxis: { ...valueAxis(colors), position: 'right' },
    series: data.series.map((one, at) => {
      const color = colors[colorOf(one, at)];
      return {
        type: 'line',
        name: one.name,
        data: one.values,
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
      axisLabel: { color: colors['text-2'], interval: 0, overflow: 'break', width: 74 },
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
      axisLabel: { color: colors['text-2'], width: 118, overflow: 'truncate', interval: 0, margin: 10 },
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
    title: {
      text: formatNumber(total),
      subtext: data.unit,
      left: 'center',
      top: 'center',
      itemGap: 2,
      textStyle: { color: colors.text, fontSize: 20, fontWeight: 700, fontFamily: SCALE.font },
      subtextStyle: { color: colors['text-3'], fontSize: 12, fontFamily: SCALE.font },
    },
    series: data.values.map((value, index) => ({
      type: 'pie',
      // the first ring is the outermost, and the rings run as clocks that are read from the right
      radius: [`${88 - (index + 1) * width + width * 0.32}%`, `${88 - index * width}%`],
      clockwise: false,
      silent: false,
      label: { show: false },
      emphasis: { scale: false },
      itemStyle: { borderRadius: 6 },
      data: [
        { value: total ? value : 0, itemStyle: { color: colors[data.colors[index]!] } },
        { value: total ? total - value : 1, itemStyle: { color: colors['fill-2'] }, emphasis: { disabled: true } },
      ],
    })),
  };
}

function cellOption(data: CellChart, colors: ChartColors): ChartOption {
  const max = Math.max(1, ...data.cells.map(({ value }) => value));
  const axis = (labels: readonly string[], more: ChartOption) => ({
    ...nameAxis(labels, colors),
    show: data.axes === true,
    inverse: true,
    axisLine: { show: false },
    ...more,
  });
  return {
    grid: { left: 2, right: 2, top: 2, bottom: 2, containLabel: data.axes === true },
    tooltip: tooltip('item', (index) => {
      const cell = data.cells[index]!;
      return chartTip(cell.title, [{ name: data.unit, value: formatNumber(cell.value) }]);
    }),
    visualMap: {
      show: false,
      min: 0,
      max,
      inRange: { color: [colors['fill-2'], colors['primary-border'], colors.primary] },
    },
    xAxis: axis(data.columns, { position: 'bottom' }),
    yAxis: axis(data.rows, { position: 'right' }),
    series: [
      {
        type: 'heatmap',
        data: data.cells.map(({ column, row, value, label }) => ({
          value: [column, row, value],
          label: {
            show: label !== undefined,
            formatter: label ?? '',
            color: value > max * 0.6 ? colors['on-primary'] : colors.text,
          },
        })),
        itemStyle: { borderColor: colors.container, borderWidth: 3, borderRadius: 6 },
        label: { fontSize: 11, overflow: 'truncate' },
        emphasis: { itemStyle: { borderColor: colors.saffron } },
      },
    ],
  };
}
