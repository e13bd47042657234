import { COLORS } from '../theme/tokens.ts';
import type { CellChart, ChartData, RingChart } from './chart-data.ts';
import { chartOption, selectedIndex } from './chart-options.ts';

const colors = COLORS.light;
const labelled = (kind: 'line' | 'columns' | 'bars'): ChartData => ({
  kind,
  labels: ['مهر', 'آبان'],
  series: [
    { name: 'ایجادشده', values: [1200, 4] },
    { name: 'بازهٔ قبل', values: [3, 0], quiet: true },
  ],
});
const rings: RingChart = {
  kind: 'rings',
  labels: ['کم', 'زیاد'],
  values: [3, 1],
  colors: ['info', 'error'],
  unit: 'تیکت',
};
const cells: CellChart = {
  kind: 'cells',
  columns: ['۰', '۱'],
  rows: ['شنبه'],
  unit: 'تیکت',
  cells: [
    { column: 0, row: 0, value: 0, title: 'شنبه، ۰ تا ۱' },
    { column: 1, row: 0, value: 9, title: 'شنبه، ۱ تا ۲', label: '۹' },
  ],
};
/** What a chart says at a hover. */
function hover(option: ReturnType<typeof chartOption>, at: object): string {
  const { formatter } = option.tooltip as { formatter(at: object): HTMLElement | string };
  const tip = formatter(at);
  return typeof tip === 'string' ? tip : (tip.textContent ?? '');
}

beforeAll(() => {
  globalThis.matchMedia ??= (() => ({ matches: false })) as never;
});

describe('a chart', () => {
  it.each(['line', 'columns'] as const)(
    '%s: time runs from right to left, and the numbers stand on the right',
    (kind) => {
      expect(chartOption(labelled(kind), colors)).toMatchObject({
        xAxis: { inverse: true, data: ['مهر', 'آبان'] },
        yAxis: { position: 'right' },
      });
    },
  );

  it('bars begin on the right, the first on top', () => {
    expect(chartOption(labelled('bars'), colors)).toMatchObject({
      xAxis: { inverse: true },
      yAxis: { inverse: true, position: 'right' },
    });
  });

  it('numbers are written in Persian digits, on the axis and at a hover', () => {
    const option = chartOption(labelled('line'), colors);
    const { axisLabel } = option.yAxis as { axisLabel: { formatter(value: number): string } };
    expect(axisLabel.formatter(1200)).toBe('۱٬۲۰۰');
    const tip = hover(option, [{ seriesIndex: 0, dataIndex: 0 }]);
    for (const said of ['مهر', 'ایجادشده', '۱٬۲۰۰', 'بازهٔ قبل', '۳']) expect(tip).toContain(said);
  });

  it('the end of a line that is still growing is dashed and hollow, and does not read as a fall', () => {
    const { series } = chartOption({ ...labelled('line'), running: true } as ChartData, colors) as {
      series: { data: unknown[]; lineStyle: { type: string } }[];
    };
    expect(series[0]).toMatchObject({ data: [1200, null], lineStyle: { type: 'solid' } });
    const end = series.at(-1)!;
    expect(end).toMatchObject({ lineStyle: { type: 'dashed' }, itemStyle: { color: colors.container } });
    expect(end.data[0]).toMatchObject({ value: 1200, symbol: 'none' });
  });

  it('[9.15] rings show their shares of the total, which stands in the middle', () => {
    const option = chartOption(rings, colors);
    const [outermost] = option.series as { label: { formatter: string }; data: { value: number }[] }[];
    expect(outermost!.label.formatter).toContain('۴');
    expect(outermost!.data.map(({ value }) => value)).toEqual([3, 1]);
    expect(hover(option, { seriesIndex: 0, dataIndex: 0 })).toContain('۷۵٪');
  });

  it('squares are the darker the higher their value', () => {
    const [first, second] = chartOption(cells, colors).series as { data: { itemStyle: { color: string } }[] }[];
    expect(first!.data[0]!.itemStyle.color).toBe(colors['fill-2']);
    expect(second!.data[0]!.itemStyle.color.toLowerCase()).toBe(colors.primary.toLowerCase());
  });

  it('a press is that of a label or a square; what is missing to a ring is nothing', () => {
    expect(selectedIndex(labelled('bars'), { seriesIndex: 1, dataIndex: 1 })).toBe(1);
    expect(selectedIndex(rings, { seriesIndex: 1, dataIndex: 0 })).toBe(1);
    expect(selectedIndex(rings, { seriesIndex: 1, dataIndex: 1 })).toBeNull();
    expect(selectedIndex(cells, { seriesIndex: 1, dataIndex: 0 })).toBe(1);
    expect(selectedIndex(cells, { seriesIndex: 1, dataIndex: 7 })).toBeNull();
  });
});
