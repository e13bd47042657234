import { TICKET_VIEW_FILTERS, type TicketRow } from '@hamyar/contracts';
import { Avatar, Card, EmptyState, ErrorState, Line, Skeleton } from '@hamyar/design-system/basics';
import { ImportanceBadge, StatusBadge } from '@hamyar/design-system/ticket';
import { Link } from '@hamyar/module-sdk';
import { useTicketPageQuery } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { durationText } from '../shared/age-text.ts';
import { useNow } from '@hamyar/module-kit/live';
import './widgets.css';

const text = faStaff.widgets;
const MAX_ROWS = 5;
/** minutes of waiting after which the time is red */
const LONG_WAIT_MINUTES = 24 * 60;

/** The tickets in scope whose customers have waited longest. */
export function LongestWaitingWidget() {
  const now = useNow(60);
  const { data, isError, isFetching, refetch } = useTicketPageQuery(
    { status: [...TICKET_VIEW_FILTERS.open.status], sort_by: 'waiting_since', perPage: 10 },
    { refetchOnMountOrArgChange: 10 },
  );
  const rows = (data?.data ?? []).filter(({ waiting_since }) => waiting_since).slice(0, MAX_ROWS);
  return (
    <Card
      flush
      title={text.longestWaiting}
      count={data ? (data.totalCapped ? fa.capped(data.total) : fa.count(data.total)) : null}
      extra={<Link to={{ route: 'tickets', search: { view: 'open', sort_by: 'waiting_since' } }}>{text.viewAll}</Link>}
    >
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton avatar lines={2} rows={5} height={310} /> : null}
      {data !== undefined && rows.length === 0 ? <EmptyState compact title={faStaff.inboxZero} /> : null}
      <ul className="tkw-waiting">
        {rows.map((row) => (
          <WaitingTicket key={row.id} row={row} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingTicket({ row, now }: { row: TicketRow; now: number }) {
  const minutes = Math.floor((now - (row.waiting_since ?? now)) / 60);
  const person = row.customer ?? row.owner;
  return (
    <li>
      <Link to={{ route: 'tickets-id', params: { id: row.id } }}>
        <Avatar name={person?.name ?? ''} seed={person?.id ?? row.id} size={32} />
        <span className="tkw-waiting-text">
          <Line>{row.subject}</Line>
          <small>
            <bdi>{person?.name || fa.noName}</bdi>
            {row.organization ? (
              <>
                {' '}
                · <bdi>{row.organization.name}</bdi>
              </>
            ) : null}
          </small>
        </span>
        {row.importance === undefined ? <span /> : <ImportanceBadge importance={row.importance} />}
        <StatusBadge status={row.status} />
        <b className={minutes >= LONG_WAIT_MINUTES ? 'tkw-waiting-long' : undefined}>{durationText(minutes)}</b>
      </Link>
    </li>
  );
}
