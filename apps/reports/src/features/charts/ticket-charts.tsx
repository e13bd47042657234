import { TICKET_IMPORTANCES } from '@hamyar/contracts';
import { shareOf } from '@hamyar/domain';
import { ticketsOf } from '@hamyar/module-kit/list';
import { Link, usePlatform } from '@hamyar/module-sdk';
import { formatNumber, formatPercent } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import {
  useSlaBucketsQuery,
  useTicketFrequencyQuery,
  useTicketsByCategoryQuery,
  useTicketsByImportanceQuery,
  useTicketsByServiceQuery,
  useTicketsByStatusQuery,
} from '../../api/report.api.ts';
import { SLA_BUCKETS } from '@hamyar/contracts/reports';
import { fa } from '../../messages/fa.ts';
import { ReportCard } from '../../shared/report-card.tsx';
import { pointsView, type Point } from '../../shared/report-view.rules.ts';
import type { ReportQuery } from '../../shared/use-report-filters.ts';
import { namedPoints } from './named-points.ts';
import { timePoints } from './time-points.ts';

/** Props of every chart of the page. */
export interface ReportChartProps {
  query: ReportQuery;
  /** Pixels; default that of the page of reports. */
  height?: number;
}

/** A report is asked for anew when its page is opened again: tickets have been written since. */
export const FRESH = { refetchOnMountOrArgChange: 30 } as const;
const HEIGHT = 236;

/** Tickets created, over time. */
export function FrequencyChart({ query, height = HEIGHT }: ReportChartProps) {
  const reading = useTicketFrequencyQuery(query, FRESH);
  const now = usePlatform().now();
  const view =
    reading.data &&
    pointsView('reportTicketFrequency', timePoints(reading.data, now), { kind: 'line', series: fa.created });
  return (
    <ReportCard report="reportTicketFrequency" {...{ query, reading, height }} view={view ?? null} className="rp-7" />
  );
}

const STATUS_COLORS = ['status-open', 'status-progress', 'status-expert', 'status-customer', 'status-closed'] as const;

/** Tickets created, by their status now. */
export function StatusChart({ query, height = HEIGHT }: ReportChartProps) {
  const reading = useTicketsByStatusQuery(query, FRESH);
  const points = reading.data?.map(
    ({ x, total, previous, filter }): Point => ({
      name: fa.status[x ?? 0]!,
      value: total,
      previous,
      filter,
      color: STATUS_COLORS[x ?? 0],
    }),
  );
  const view = points ? pointsView('reportTicketStatusTicket', points, { kind: 'bars' }) : null;
  return <ReportCard report="reportTicketStatusTicket" {...{ query, reading, height, view }} className="rp-4" />;
}

const IMPORTANCE_COLORS = ['importance-0', 'importance-1', 'importance-2', 'importance-3'] as const;

/** Tickets created, by importance: a ring for each of the four (spec 9.15). */
export function ImportanceChart({ query, height = HEIGHT }: ReportChartProps) {
  const reading = useTicketsByImportanceQuery(query, FRESH);
  const points = reading.data
    ? TICKET_IMPORTANCES.map((importance): Point => {
        const found = reading.data!.find(({ x }) => x === importance);
        return {
          name: fa.importance[importance],
          value: found?.total ?? 0,
          previous: found?.previous ?? null,
          filter: found?.filter,
          color: IMPORTANCE_COLORS[importance],
        };
      })
    : null;
  const view = points && pointsView('reportImportanceTicket', points, { kind: 'rings' });
  return (
    <ReportCard
      report="reportImportanceTicket"
      {...{ query, reading, height, view }}
      className="rp-5"
      aside={points ? <PointList points={points} /> : null}
    />
  );
}

/** The numbers of a chart in words beside it, each with its share and a link to its tickets. */
export function PointList({
  points,
  total = points.reduce((sum, { value }) => sum + value, 0),
}: {
  points: readonly Point[];
  total?: number;
}) {
  return (
    <ul className="rp-list">
      {points.map(({ name, value, filter, color }) => {
        const content = (
          <>
            {color ? <i className="rp-dot" style={{ background: `var(--hd-${color})` }} /> : null}
            <span>{name}</span>
            <small>{formatNumber(value)}</small>
            <b>{formatPercent(shareOf(value, total))}</b>
          </>
        );
        return (
          <li key={name}>{filter && value > 0 ? <Link to={ticketsOf(filter)}>{content}</Link> : <p>{content}</p>}</li>
        );
      })}
    </ul>
  );
}

/** Tickets created, by category. */
export function CategoryChart({ query, height = HEIGHT }: ReportChartProps) {
  const reading = useTicketsByCategoryQuery(query, FRESH);
  const points = namedPoints(reading.data, useReferenceList('ticket_categories'));
  const view = points && pointsView('reportTicketCategoryTicket', points, { kind: 'bars' });
  return <ReportCard report="reportTicketCategoryTicket" {...{ query, reading, height, view }} className="rp-4" />;
}

/** Tickets created, by product or service. */
export function ServiceChart({ query, height = HEIGHT }: ReportChartProps) {
  const reading = useTicketsByServiceQuery(query, FRESH);
  const points = namedPoints(reading.data, useReferenceList('services'));
  const view = points && pointsView('reportServiceTicket', points, { kind: 'bars' });
  return <ReportCard report="reportServiceTicket" {...{ query, reading, height, view }} className="rp-6" />;
}

const SLA_COLORS = {
  none: 'text-4',
  first_response_on_time: 'primary',
  closed_on_time: 'success',
  first_response_late: 'warning',
  closed_late: 'error',
} as const;

/** Tickets in the five buckets of the SLA (spec 9.14). */
export function SlaChart({ query, height = HEIGHT }: ReportChartProps) {
  const reading = useSlaBucketsQuery(query, FRESH);
  const { data } = reading;
  const points = data
    ? SLA_BUCKETS.map(
        (bucket): Point => ({
          name: fa.sla[bucket],
          value: data[bucket],
          previous: data.previous?.[bucket] ?? null,
          filter: data.filters[bucket] ?? undefined,
          color: SLA_COLORS[bucket],
        }),
      )
    : null;
  const view = points && pointsView('reportSlaTicket', points, { kind: 'bars' });
  return <ReportCard report="reportSlaTicket" {...{ query, reading, height, view }} className="rp-4" />;
}
