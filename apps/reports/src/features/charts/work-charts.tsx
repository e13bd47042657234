import { formatDate, WEEKDAYS } from '@hamyar/dayjs-jalali';
import { Card } from '@hamyar/design-system/basics';
import { shareOf } from '@hamyar/domain';
import { ticketsOf } from '@hamyar/module-kit/list';
import { Link } from '@hamyar/module-sdk';
import { fill, formatWorkingTime, formatNumber, formatPercent } from '@hamyar/persian';
import type { ReportPerformanceData, ReportTicketFilter } from '@hamyar/contracts/reports';
import { useBacklogQuery, useTicketLoadQuery, useTicketPerformanceQuery } from '../../api/report.api.ts';
import { fa } from '../../messages/fa.ts';
import { CardContent, ReportCard, ReportFiles } from '../../shared/report-card.tsx';
import { pointsView, type ReportView } from '../../shared/report-view.rules.ts';
import { FRESH, type ReportChartProps } from './ticket-charts.tsx';

const HEIGHT = 236;
const text = fa.performance;

/** Tickets that are not closed now, by their age; the range of the page does not apply to them. */
export function BacklogChart({ query, height = HEIGHT }: ReportChartProps) {
  const { from_date: _from, to_date: _to, compare: _compare, ...scope } = query;
  const reading = useBacklogQuery(scope, FRESH);
  const { data } = reading;
  const view = data
    ? pointsView(
        'reportBacklog',
        data.ages.map(({ x, until, total, filter }) => ({ name: ageText(x, until), value: total, filter })),
        { kind: 'columns' },
      )
    : null;
  return (
    <ReportCard
      report="reportBacklog"
      {...{ query: scope, reading, height, view }}
      className="rp-6"
      extra={data?.oldest_at ? <span className="rp-head-note">{fa.age.oldest(formatDate(data.oldest_at))}</span> : null}
    />
  );
}

function ageText(from: number, until: number | null): string {
  if (until === null) return fa.age.from(from);
  return until - from === 1 && from === 0 ? fa.age.today : fa.age.between(from, until - 1);
}

const HOURS = 24;

/** Tickets created by weekday, from Saturday to Friday, and hour. */
export function LoadChart({ query, height = HEIGHT + 30 }: ReportChartProps) {
  const reading = useTicketLoadQuery(query, FRESH);
  const view = reading.data ? loadView(reading.data) : null;
  return <ReportCard report="reportLoad" {...{ query, reading, height, view }} className="rp-12" />;
}

/** Weekday 0 is Saturday; the names of the calendar begin on Sunday. */
const weekdayName = (weekday: number): string => WEEKDAYS[(weekday + 6) % 7]!;

function loadView(load: readonly { weekday: number; hour: number; total: number }[]): ReportView {
  const at = (weekday: number, hour: number) =>
    load.find((one) => one.weekday === weekday && one.hour === hour)?.total ?? 0;
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const hours = Array.from({ length: HOURS }, (_, hour) => hour);
  return {
    chart: {
      kind: 'cells',
      axes: true,
      unit: fa.count,
      columns: hours.map(formatNumber),
      rows: weekdays.map(weekdayName),
      cells: weekdays.flatMap((row) =>
        hours.map((column) => ({
          column,
          row,
          value: at(row, column),
          title: fill(fa.atHour, {
            weekday: weekdayName(row),
            from: formatNumber(column),
            until: formatNumber(column + 1),
          }),
        })),
      ),
    },
    columns: [fa.weekday, ...hours.map((hour) => formatNumber(hour))],
    rows: weekdays.map((weekday) => ({
      name: weekdayName(weekday),
      cells: hours.map((hour) => formatNumber(at(weekday, hour))),
    })),
    filters: [],
    empty: load.every(({ total }) => total === 0),
  };
}

/** First answers and resolutions in working time, and the shares of tickets that were reopened, or solved by one answer. */
export function PerformanceCard({ query }: ReportChartProps) {
  const reading = useTicketPerformanceQuery(query, FRESH);
  const { data } = reading;
  const view = data ? { empty: data.first_answer.count + data.resolution.count === 0, data } : null;
  return (
    <Card
      className="rp-card rp-6"
      title={fa.title.reportPerformance}
      extra={<ReportFiles report="reportPerformance" query={query} />}
    >
      <div className="rp-card-body" style={{ minBlockSize: HEIGHT }} aria-busy={reading.isFetching}>
        <CardContent reading={reading} view={view} height={HEIGHT}>
          {(shown) => <PerformanceFigures data={shown.data} />}
        </CardContent>
      </div>
    </Card>
  );
}

/** The four figures of a team or of one employee, with others before them. */
export function PerformanceFigures({ data, children }: { data: ReportPerformanceData; children?: React.ReactNode }) {
  return (
    <dl className="rp-figures">
      {children}
      <DurationFigure name={text.first_answer} {...data.first_answer} />
      <DurationFigure name={text.resolution} {...data.resolution} />
      <PartFigure name={text.reopened} {...data.reopened} />
      <PartFigure name={text.one_touch} {...data.one_touch} />
    </dl>
  );
}

const duration = (minutes: number | null): string => (minutes === null ? '—' : formatWorkingTime(minutes));

function DurationFigure({
  name,
  count,
  p50,
  p90,
  previous,
  filter,
}: { name: string } & ReportPerformanceData['resolution']) {
  return (
    <Figure
      name={name}
      value={duration(p50)}
      filter={filter}
      count={fill(text.inWorkingTime, { count: formatNumber(count) })}
    >
      <span>
        {text.p90}: {duration(p90)}
      </span>
      {previous ? <span>{fill(text.before, { value: duration(previous.p50) })}</span> : null}
    </Figure>
  );
}

function PartFigure({ name, total, of, previous, filter }: { name: string } & ReportPerformanceData['reopened']) {
  const share = (part: { total: number; of: number }) => formatPercent(shareOf(part.total, part.of));
  return (
    <Figure
      name={name}
      value={share({ total, of })}
      filter={filter}
      count={fill(text.part, { total: formatNumber(total), of: formatNumber(of) })}
    >
      {previous ? <span>{fill(text.before, { value: share(previous) })}</span> : null}
    </Figure>
  );
}

/** One figure; its number of tickets leads to their list. */
export function Figure({
  name,
  value,
  count,
  filter,
  children,
}: {
  name: string;
  value: string;
  count: string;
  /** Absent where it counts something else than tickets. */
  filter?: ReportTicketFilter;
  children?: React.ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {filter ? <Link to={ticketsOf(filter)}>{count}</Link> : <span>{count}</span>}
        {children}
      </dd>
    </div>
  );
}
