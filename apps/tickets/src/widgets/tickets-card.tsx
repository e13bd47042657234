import { type TicketListQuery, type TicketRow, pictureUrl } from '@hamyar/contracts';
import { Avatar, Card, EmptyState, ErrorState, Line, Skeleton } from '@hamyar/design-system/basics';
import { ImportanceBadge, StatusBadge } from '@hamyar/design-system/ticket';
import { Link, type RouteTarget } from '@hamyar/module-sdk';
import { useTicketPageQuery } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { ageText } from '../shared/age-text.ts';
import { RowTime } from '../shared/waiting-time.tsx';
import { useNow } from '@hamyar/module-kit/live';
import './widgets.css';

const text = faStaff.widgets;
const MAX_ROWS = 5;

interface TicketsCardProps {
  title: string;
  query: TicketListQuery;
  /** The list that the card is the beginning of. */
  all: Extract<RouteTarget, { route: 'tickets' }>['search'];
  /** The time of a row: how long its customer has waited, or its last activity. */
  time: 'waiting' | 'activity';
}

/** The first tickets of a list, as a card of the dashboard. */
export function TicketsCard({ title, query, all, time }: TicketsCardProps) {
  const now = useNow(60);
  const { data, isError, isFetching, refetch } = useTicketPageQuery(
    { ...query, perPage: 10 },
    { refetchOnMountOrArgChange: 10 },
  );
  const rows = (data?.data ?? []).filter((row) => time === 'activity' || row.waiting_since).slice(0, MAX_ROWS);
  return (
    <Card
      flush
      title={title}
      count={data ? (data.totalCapped ? fa.capped(data.total) : fa.count(data.total)) : null}
      extra={<Link to={{ route: 'tickets', search: all }}>{text.viewAll}</Link>}
    >
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton avatar lines={2} rows={4} height={310} /> : null}
      {data !== undefined && rows.length === 0 ? <EmptyState kind="note" compact title={faStaff.inboxZero} /> : null}
      <ul className="tkw-waiting">
        {rows.map((row) => (
          <TicketLine key={row.id} row={row} now={now} time={time} />
        ))}
      </ul>
    </Card>
  );
}

function TicketLine({ row, now, time }: { row: TicketRow; now: number; time: TicketsCardProps['time'] }) {
  const person = row.customer ?? row.owner;
  return (
    <li>
      <Link to={{ route: 'tickets-id', params: { id: row.id } }}>
        <Avatar name={person?.name ?? ''} src={pictureUrl(person)} seed={person?.id ?? row.id} size={32} />
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
        {time === 'activity' ? <small>{ageText(row.last_activity_at, now)}</small> : <RowTime row={row} now={now} />}
      </Link>
    </li>
  );
}
