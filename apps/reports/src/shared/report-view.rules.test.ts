import type { LineChart } from '@hamyar/design-system/chart';
import { shareOf } from '@hamyar/domain';
import { pointsView, type Point } from './report-view.rules.ts';

const filter = { counted: true } as const;
const point = (name: string, value: number, more: Partial<Point> = {}): Point => ({ name, value, filter, ...more });

describe('what a report shows', () => {
  it('[9.15] shares are whole, and the total of nothing counts as one', () => {
    expect([shareOf(1, 3), shareOf(2, 3), shareOf(0, 0)]).toEqual([33, 67, 0]);
  });

  it('[2.89] the table has the numbers of the chart, in Persian digits', () => {
    const view = pointsView('reportTicketStatusTicket', [point('باز', 30), point('بسته', 1200)], { kind: 'bars' });
    expect(view.chart).toMatchObject({ labels: ['باز', 'بسته'], series: [{ values: [30, 1200] }] });
    expect(view.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['باز', '۳۰', '۲٪'],
      ['بسته', '۱٬۲۰۰', '۹۸٪'],
    ]);
    expect(view.empty).toBe(false);
  });

  it('[2.89] says what is beyond the bars that fit, and keeps it in the table', () => {
    const view = pointsView(
      'reportTicketCategoryTicket',
      Array.from({ length: 11 }, (_, index) => point(`دستهٔ ${index}`, 11 - index)),
      { kind: 'bars' },
    );
    expect((view.chart as LineChart).labels).toHaveLength(8);
    expect(view.rows).toHaveLength(11);
    expect(view.beyond).toBe('سایر: ۳ مورد، ۶ تیکت');
  });

  it('[decisions 2.28] draws the days before quietly beside it, and gives them a column', () => {
    const view = pointsView('reportTicketStatusTicket', [point('باز', 3, { previous: 5 })], { kind: 'columns' });
    expect(view.chart).toMatchObject({ series: [{ values: [3] }, { values: [5], quiet: true }] });
    expect(view.columns).toHaveLength(4);
    expect(view.rows[0]?.cells.at(-1)).toBe('۵');
  });

  it('is empty only where the days before are empty too', () => {
    const viewOf = (one: Point) => pointsView('reportTicketStatusTicket', [one], { kind: 'bars' });
    expect(viewOf(point('باز', 0)).empty).toBe(true);
    expect(viewOf(point('باز', 0, { previous: 2 })).empty).toBe(false);
  });
});
