import type { EmployeeReportRow } from '@hamyar/contracts/reports';
import { fill, formatNumber } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { ReportCard, type ReportReading } from '../../shared/report-card.tsx';
import type { ReportView } from '../../shared/report-view.rules.ts';
import type { ReportQuery } from '../../shared/use-report-filters.ts';

const text = fa.employee;
/** Pixels of the two bars of an employee with the distance to the next ones. */
const BARS = 34;
/** Employees whose bars fit. */
const EMPLOYEES_MAX = 10;

/** What the employees of a page of the table have closed, and what they have open: the numbers of the table as bars. */
export function TeamChart({
  rows,
  query,
  reading,
}: {
  rows: readonly EmployeeReportRow[] | undefined;
  query: ReportQuery;
  reading: ReportReading;
}) {
  const shown = Math.min(EMPLOYEES_MAX, rows?.length ?? EMPLOYEES_MAX);
  return (
    <ReportCard
      report="reportEmployee"
      {...{ query, reading }}
      view={rows ? teamView(rows) : null}
      extra={<Legend />}
      height={60 + BARS * Math.max(3, shown)}
      className="rp-12"
    />
  );
}

/** What the two bars of an employee are. */
const Legend = () => (
  <span className="rp-legend">
    <i className="rp-swatch rp-swatch-first" aria-hidden="true" />
    {text.closed}
    <i className="rp-swatch" aria-hidden="true" />
    {text.open}
  </span>
);

function teamView(rows: readonly EmployeeReportRow[]): ReportView {
  const shown = rows.slice(0, EMPLOYEES_MAX);
  const beyond = rows.slice(EMPLOYEES_MAX).reduce((sum, { closed }) => sum + closed, 0);
  return {
    chart: {
      kind: 'bars',
      labels: shown.map(({ employee }) => employee.name),
      series: [
        { name: text.closed, values: shown.map(({ closed }) => closed) },
        { name: text.open, values: shown.map(({ open }) => open), quiet: true },
      ],
    },
    columns: [text.name, text.closed, text.open],
    rows: rows.map(({ employee, closed, open, filters }) => ({
      name: employee.name,
      cells: [formatNumber(closed), formatNumber(open)],
      filter: filters.closed,
    })),
    filters: shown.map(({ filters }) => filters.closed),
    empty: rows.every(({ closed, open }) => closed + open === 0),
    ...(rows.length > EMPLOYEES_MAX
      ? {
          beyond: fill(fa.beyond, {
            names: formatNumber(rows.length - EMPLOYEES_MAX),
            total: formatNumber(beyond),
            unit: text.closed,
          }),
        }
      : {}),
  };
}
