import { pagePath, pictureUrl } from '@hamyar/contracts';
import type { EmployeeReportRow } from '@hamyar/contracts/reports';
import { Avatar, Card, Line, TextLink } from '@hamyar/design-system/basics';
import { EMPLOYEE_COLUMNS, type EmployeeColumn } from '@hamyar/domain';
import {
  ListTable,
  ListTools,
  ticketsOf,
  type FiltersOf,
  type ListColumn,
  type ListQuery,
  type ListReading,
} from '@hamyar/module-kit/list';
import { Link } from '@hamyar/module-sdk';
import { formatWorkingTime, formatNumber, formatPercent, shared, sharedReports } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { useReportSearch } from '../../shared/use-report-filters.ts';
import type { teamList } from './team-list.ts';

const text = fa.employee;
type Filters = FiltersOf<typeof teamList>;
type Count = 'open' | 'closed' | 'reopened';
type EmployeeCell = Pick<ListColumn<EmployeeReportRow>, 'width' | 'numeric' | 'render'>;

/** The employees of a team with their numbers: a number leads to its tickets, a row to the employee. */
export function TeamTable({
  list,
  reading,
}: {
  list: ListQuery<Filters, never>;
  reading: ListReading<EmployeeReportRow>;
}) {
  const search = new URLSearchParams(useReportSearch());
  const hrefOf = ({ employee }: EmployeeReportRow) =>
    pagePath('/report/employees/:id', { id: employee.id }) + (search.size > 0 ? `?${search}` : '');
  return (
    <Card flush className="rp-12">
      <ListTools list={list} search={{ filter: 'keyword', placeholder: text.search }} controls={{}} />
      <ListTable<EmployeeReportRow, Filters, never>
        label={text.team}
        list={list}
        reading={reading}
        columns={columnsOf(hrefOf)}
        rowKey={({ employee }) => employee.id}
        rowHref={hrefOf}
        minWidth={760}
        card={(row) => <TeamCard row={row} href={hrefOf(row)} />}
        empty={text.empty}
      />
    </Card>
  );
}

const averageText = (average: number | null): string => (average === null ? shared.unknown : formatPercent(average));
const durationText = (minutes: number | null): string => (minutes === null ? '—' : formatWorkingTime(minutes));

function columnsOf(hrefOf: (row: EmployeeReportRow) => string): ListColumn<EmployeeReportRow>[] {
  const count = (key: Count): EmployeeCell => ({
    width: 110,
    numeric: true,
    render: (row) => <Link to={ticketsOf(row.filters[key])}>{formatNumber(row[key])}</Link>,
  });
  const cells: Record<EmployeeColumn, EmployeeCell> = {
    name: {
      render: (row) => (
        <span className="rp-actor">
          <Avatar name={row.employee.name} src={pictureUrl(row.employee)} seed={row.employee.id} size={28} />
          <TextLink href={hrefOf(row)} className="rp-plain-link">
            <Line>{row.employee.name}</Line>
          </TextLink>
        </span>
      ),
    },
    open: count('open'),
    closed: count('closed'),
    reopened: count('reopened'),
    average: { width: 130, numeric: true, render: ({ average }) => averageText(average) },
    first_answer: { width: 150, render: ({ first_answer }) => durationText(first_answer) },
  };
  return EMPLOYEE_COLUMNS.map((key) => ({ key, title: sharedReports.employeeColumns[key], ...cells[key] }));
}

function TeamCard({ row, href }: { row: EmployeeReportRow; href: string }) {
  const { employee, average, first_answer } = row;
  return (
    <div className="rp-row-card">
      <span>
        <Avatar name={employee.name} src={pictureUrl(employee)} seed={employee.id} size={26} />
        <TextLink href={href} className="rp-plain-link">
          <b>{employee.name}</b>
        </TextLink>
        <small>{averageText(average)}</small>
      </span>
      <small className="rp-card-counts">
        {(['closed', 'open', 'reopened'] as const).map((key) => (
          <Link key={key} to={ticketsOf(row.filters[key])}>
            {text[key]}: {formatNumber(row[key])}
          </Link>
        ))}
        <span>
          {text.firstAnswer}: {durationText(first_answer)}
        </span>
      </small>
    </div>
  );
}
