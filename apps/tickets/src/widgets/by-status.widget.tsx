import { TICKET_STATUS, TICKET_STATUSES } from '@hamyar/contracts';
import { Card, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { Link } from '@hamyar/module-sdk';
import { fill, formatNumber, formatPercent } from '@hamyar/persian';
import { useTicketCountersQuery } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { percentages } from './status-percentages.rules.ts';
import './widgets.css';

const text = faStaff.widgets;
const VIEWS = ['status_0', 'status_1', 'status_2', 'status_3', 'status_4'] as const;

/**
 * The tickets in scope by status; the percentages of those that are not closed add up to a hundred; the closed ones have
 * their share of all.
 */
export function ByStatusWidget() {
  const { data, isError, isFetching, refetch } = useTicketCountersQuery(
    { views: VIEWS },
    { refetchOnMountOrArgChange: 10 },
  );
  const counts = VIEWS.map((view) => data?.[view] ?? 0);
  // Most tickets are closed and would leave no space for the others: those share a hundred among themselves, and the
  // closed ones have their share of all tickets.
  const open = counts.slice(0, 4);
  const ofAll = percentages([open.reduce((sum, count) => sum + count, 0), counts[4] ?? 0])[1] ?? 0;
  const parts = [...percentages(open), ofAll];
  return (
    <Card title={text.byStatus}>
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton lines={8} height={270} /> : null}
      {data === undefined ? null : (
        <ul className="tkw-bars">
          {TICKET_STATUSES.map((status) => (
            <li key={status}>
              <Link
                to={{ route: 'tickets', search: { view: 'all', status } }}
                title={text.openTickets(counts[status]!)}
              >
                <span>{fa.status[status]}</span>
                <small>{formatNumber(counts[status]!)}</small>
                <b>
                  {status === TICKET_STATUS.closed
                    ? fill(text.ofAll, { share: formatPercent(ofAll) })
                    : formatPercent(parts[status]!)}
                </b>
                <i className={`tkw-bar tkw-bar-${status}`}>
                  <i style={{ inlineSize: `${parts[status]}%` }} />
                </i>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
