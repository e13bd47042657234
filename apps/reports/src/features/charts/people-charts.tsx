import { useState, type ReactNode } from 'react';
import { Segmented } from '@hamyar/design-system/basics';
import { satisfactionAverage, type ReportRow } from '@hamyar/domain';
import { ticketsOf } from '@hamyar/module-kit/list';
import { Link, useGate, useSession } from '@hamyar/module-sdk';
import { choiceName, formatNumber } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import type { ReportTicketFilter } from '@hamyar/contracts/reports';
import {
  useEmployeeSatisfactionQuery,
  useReportProvincesQuery,
  useServiceUsersQuery,
  useTagsOfTicketsAndCustomersQuery,
  useTicketSatisfactionQuery,
  useTicketsByProvinceQuery,
} from '../../api/report.api.ts';
import { fa } from '../../messages/fa.ts';
import { ReportCard, type ReportReading } from '../../shared/report-card.tsx';
import { pointsView, tableOf, type Point, type ReportView } from '../../shared/report-view.rules.ts';
import { MAP_COLUMNS, MAP_ROWS, PROVINCE_TILES } from '../../shared/province-map.ts';
import { useChosenEmployees } from '../../shared/use-report-filters.ts';
import { EmployeesFilter } from './employees-filter.tsx';
import { namedPoints } from './named-points.ts';
import { FRESH, PointList, type ReportChartProps } from './ticket-charts.tsx';

const HEIGHT = 250;

const LEVEL_COLORS = ['text-4', 'error', 'importance-2', 'status-progress', 'primary', 'success'] as const;
interface Votes {
  x: number;
  y: number;
  previous: number | null;
  /** Of these, the tickets that the person finds by how they were rated; null where ratings are hidden from them. */
  listed: { y: number; filter: ReportTicketFilter } | null;
}

const hasFewerListed = ({ y, listed }: Votes) => listed !== null && listed.y > 0 && listed.y < y;

/** The tickets behind the votes, where they are fewer than the votes: their own number leads to them. */
function ListedVotes({ votes }: { votes: readonly Votes[] }) {
  const user = useSession();
  const leads = user.full_admin || user.branch_admin || user.department_admin;
  return (
    <>
      {leads ? fa.listedVotes.led : fa.listedVotes.own}{' '}
      {votes.filter(hasFewerListed).map(({ x, listed }) => (
        <Link key={x} to={ticketsOf(listed!.filter)}>
          {fa.listedVotes.level(fa.satisfaction[x]!, formatNumber(listed!.y))}
        </Link>
      ))}
    </>
  );
}

/** Votes by level, «بدون نظر» first, and their average in the head (spec 9.13). */
export function SatisfactionCard({
  report,
  title,
  query,
  reading,
  votes,
  height = HEIGHT,
  className = 'rp-6',
  tools,
}: ReportChartProps & {
  report: 'reportSatisfactionTicket' | 'reportSatisfactionEmployee';
  title?: string;
  reading: ReportReading;
  votes: readonly Votes[] | undefined;
  className?: string;
  /** Above the chart: of whom it is. */
  tools?: ReactNode;
}) {
  const points = votes?.map(
    ({ x, y, previous, listed }): Point => ({
      name: fa.satisfaction[x]!,
      value: y,
      previous,
      // a number leads only to as many tickets as it says
      filter: listed?.y === y ? listed.filter : undefined,
      color: LEVEL_COLORS[x],
    }),
  );
  const view = points ? pointsView(report, points, { kind: 'columns' }) : null;
  const average = votes
    ? satisfactionAverage([0, 1, 2, 3, 4, 5].map((level) => votes.find(({ x }) => x === level)?.y ?? 0))
    : null;
  const head = average === null ? fa.averageUnknown : fa.average(formatNumber(average));
  return (
    <ReportCard
      {...{ report, title, query, reading, height, view, className, tools }}
      extra={view && !view.empty ? <span className="rp-head-note">{head}</span> : null}
      note={votes?.some(hasFewerListed) ? <ListedVotes votes={votes} /> : null}
    />
  );
}

/** Votes about tickets. */
export function TicketSatisfactionChart({ query, height }: ReportChartProps) {
  const reading = useTicketSatisfactionQuery(query, FRESH);
  return <SatisfactionCard report="reportSatisfactionTicket" {...{ query, reading, height }} votes={reading.data} />;
}

/** Votes about tickets that had an employee when they were closed; who leads a team chooses of whom (decisions 2.28). */
export function EmployeeSatisfactionChart({ query: all, height }: ReportChartProps) {
  const leads = useGate({ permission: 'view team reports' });
  const { employeeIds, setEmployeeIds } = useChosenEmployees();
  const query = leads && employeeIds ? { ...all, employee_ids: employeeIds } : all;
  const reading = useEmployeeSatisfactionQuery(query, FRESH);
  return (
    <SatisfactionCard
      report="reportSatisfactionEmployee"
      {...{ query, reading, height }}
      votes={reading.data}
      tools={leads ? <EmployeesFilter ids={employeeIds ?? []} onChange={setEmployeeIds} /> : null}
    />
  );
}

/** Tags of tickets, or of customers. */
export function TagChart({ query, height = HEIGHT }: ReportChartProps) {
  const [of, setOf] = useState<'tickets' | 'customers'>('tickets');
  const reading = useTagsOfTicketsAndCustomersQuery(query, FRESH);
  const { data } = reading;
  const tickets = data?.tickets.map(
    ({ name, total, previous, filter }): Point => ({
      name: name ?? fa.none,
      value: total,
      previous,
      filter,
      color: name === null ? 'text-4' : 'primary',
    }),
  );
  const customers = data?.customers.map(({ name, total }): Point => ({ name, value: total }));
  const points = of === 'tickets' ? tickets : customers;
  const view = points
    ? pointsView('reportTagUserTicket', points, {
        kind: 'bars',
        series: of === 'tickets' ? fa.count : fa.customers,
        more: { kind: fa.tagKind[of] },
      })
    : null;
  return (
    <ReportCard
      report="reportTagUserTicket"
      {...{ query, reading, height, view }}
      className="rp-6"
      extra={
        <Segmented
          size="sm"
          label={fa.title.reportTagUserTicket}
          value={of}
          onChange={setOf}
          options={[
            { value: 'tickets', label: fa.tagged.tickets },
            { value: 'customers', label: fa.tagged.customers },
          ]}
        />
      }
    />
  );
}

/** Customers and employees to whom services are assigned now. */
export function ServiceUserChart({ query, height = HEIGHT }: ReportChartProps) {
  const reading = useServiceUsersQuery(query, FRESH);
  const services = useReferenceList('services');
  const { data } = reading;
  const view = data && services ? serviceUserView(data, services) : null;
  const narrowed = [query.department_ids, query.category_ids].some((ids) => ids !== undefined);
  const note = narrowed ? fa.serviceUsersUnfiltered : undefined;
  return <ReportCard report="reportServiceUser" {...{ query, reading, height, view, note }} className="rp-6" />;
}

/** Services whose bars fit. */
const SERVICES_MAX = 6;

function serviceUserView(
  points: readonly { x: number; customers: number; employees: number }[],
  services: readonly { id: number; name: string }[],
): ReportView {
  const shown = points.slice(0, SERVICES_MAX);
  const rows = points.map(({ x, customers, employees }): ReportRow<'reportServiceUser'> => {
    return { service: choiceName(services, x), customers, employees };
  });
  const named = rows.map(({ service }) => ({ name: service }));
  return {
    chart: {
      kind: 'bars',
      labels: shown.map(({ x }) => choiceName(services, x)),
      series: [
        { name: fa.customers, values: shown.map(({ customers }) => customers) },
        { name: fa.employees, values: shown.map(({ employees }) => employees) },
      ],
    },
    ...tableOf('reportServiceUser', rows, named),
    filters: [],
    empty: points.length === 0,
  };
}

/** Provinces that are named beside the map. */
const NAMED_PROVINCES = 5;

/** Tickets created, by the province of the customer: a map of tiles. */
export function ProvinceChart({ query, height = HEIGHT }: ReportChartProps) {
  const reading = useTicketsByProvinceQuery(query, FRESH);
  const provinces = useReportProvincesQuery();
  const points = namedPoints(reading.data, provinces.data);
  const view = points && provinceView(points);
  const failed = provinces.error === undefined ? reading : provinces;
  const total = points?.reduce((sum, { value }) => sum + value, 0);
  return (
    <ReportCard
      report="reportTicketState"
      {...{ query, height, view }}
      reading={failed}
      className="rp-6"
      aside={
        points ? (
          <PointList
            points={points.slice(0, NAMED_PROVINCES).map((point) => ({ ...point, color: undefined }))}
            total={total}
          />
        ) : null
      }
    />
  );
}

function provinceView(points: readonly Point[]): ReportView {
  const view = pointsView('reportTicketState', points, { kind: 'bars' });
  const tiles = [...PROVINCE_TILES].map(([name, { column, row, short }]) => {
    const point = points.find((one) => one.name === name);
    return { column, row, label: short, title: name, value: point?.value ?? 0, filter: point?.filter };
  });
  return {
    ...view,
    chart: {
      kind: 'cells',
      columns: Array.from({ length: MAP_COLUMNS }, (_, index) => String(index)),
      rows: Array.from({ length: MAP_ROWS }, (_, index) => String(index)),
      cells: tiles.map(({ filter: _filter, ...cell }) => cell),
      unit: fa.count,
    },
    filters: tiles.map(({ filter }) => filter),
  };
}
