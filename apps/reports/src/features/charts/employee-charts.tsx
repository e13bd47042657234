import { Card } from '@hamyar/design-system/basics';
import { usePlatform } from '@hamyar/module-sdk';
import { fill, formatNumber, shared } from '@hamyar/persian';
import type { ReportEmployeeGetData } from '@hamyar/contracts/reports';
import { fa } from '../../messages/fa.ts';
import { ReportCard, ReportFiles, type ReportReading } from '../../shared/report-card.tsx';
import { pointsView } from '../../shared/report-view.rules.ts';
import type { ReportQuery } from '../../shared/use-report-filters.ts';
import { SatisfactionCard } from './people-charts.tsx';
import { timePoints } from './time-points.ts';
import { Figure, PerformanceFigures } from './work-charts.tsx';

const text = fa.employee;
const HEIGHT = 250;

/** Props of the cards about one employee. */
export interface EmployeeCardProps {
  /** Of this employee, whose files it is too. */
  query: ReportQuery;
  reading: ReportReading;
  data: ReportEmployeeGetData;
}

/** The figures of an employee: what is open now, and what was done in the range. */
export function EmployeeFigures({ query, data }: Omit<EmployeeCardProps, 'reading'>) {
  const { open, closed, average, votes, filters } = data;
  const tickets = (count: number) => fill(fa.performance.count, { count: formatNumber(count) });
  const rated = votes.slice(1).reduce((sum, count) => sum + count, 0);
  return (
    <Card
      className="rp-card rp-12"
      title={text.summary}
      extra={<ReportFiles report="reportEmployee" title={text.summary} query={query} />}
    >
      <PerformanceFigures data={data}>
        <Figure name={text.open} value={formatNumber(open)} filter={filters.open} count={tickets(open)}>
          <span>{text.now}</span>
        </Figure>
        <Figure name={text.closed} value={formatNumber(closed)} filter={filters.closed} count={tickets(closed)} />
        <Figure
          name={text.average}
          value={average === null ? shared.unknown : text.outOf(formatNumber(average))}
          count={text.votes(formatNumber(rated))}
        />
      </PerformanceFigures>
    </Card>
  );
}

/** The tickets that an employee has closed, over time. */
export function ClosingChart({ query, reading, data }: EmployeeCardProps) {
  const view = pointsView('reportEmployeeClosing', timePoints(data.closings, usePlatform().now()), {
    kind: 'line',
    series: text.closed,
  });
  return <ReportCard report="reportEmployeeClosing" {...{ query, reading, view }} height={HEIGHT} className="rp-7" />;
}

/** What customers say of the tickets that an employee has closed. */
export const EmployeeVotesChart = ({ query, reading, data }: EmployeeCardProps) => (
  <SatisfactionCard
    report="reportSatisfactionEmployee"
    title={text.satisfaction}
    {...{ query, reading }}
    votes={data.satisfaction}
    className="rp-5"
  />
);
