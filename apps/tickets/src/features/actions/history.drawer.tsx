import type { TicketHistoryRow } from '@hamyar/contracts';
import { formatDateTime, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { EmptyState, ErrorState, Name, Skeleton } from '@hamyar/design-system/basics';
import { Drawer } from '@hamyar/design-system/overlay';
import { useTicketHistoryQuery } from '../../api/ticket-staff.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { historyCause, historyField, historyKind, historyValue } from './history-labels.ts';

interface HistoryDrawerProps {
  ticketId: number;
  onClose(): void;
}

/** Every change of a ticket, newest first; for employees only. */
export function HistoryDrawer({ ticketId, onClose }: HistoryDrawerProps) {
  const { data, isError, isFetching, refetch } = useTicketHistoryQuery(ticketId, { refetchOnMountOrArgChange: true });
  return (
    <Drawer open title={faStaff.history.title} onClose={onClose}>
      {isError ? (
        <ErrorState title={faStaff.history.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !isError ? <Skeleton lines={6} /> : null}
      {data?.length === 0 ? <EmptyState /> : null}
      <ol className="tk-history">
        {data?.map((row) => (
          <HistoryLine key={row.id} row={row} />
        ))}
      </ol>
    </Drawer>
  );
}

function HistoryLine({ row }: { row: TicketHistoryRow }) {
  const from = row.from_name ?? historyValue(row.field, row.from);
  const to = row.to_name ?? historyValue(row.field, row.to);
  return (
    <li>
      <div>
        <b>{historyField(row.field)}</b>
        <time title={formatFullDateTime(row.at)}>{formatDateTime(row.at)}</time>
      </div>
      <Change field={row.field} from={from} to={to} />
      <small>
        <Name>{row.actor?.name || faStaff.history.nobody}</Name> {historyCause(row)}
      </small>
    </li>
  );
}

/** The value before and after the change; the first value has none before it. */
function Change({ field, from, to }: { field: string; from: string | null; to: string | null }) {
  const kind = historyKind(field);
  if ((from === null && to === null) || kind === 'name') return null;
  if (kind === 'event' && from === null)
    return (
      <p>
        <Name>{to}</Name>
      </p>
    );
  return (
    <p>
      <Name>{from ?? faStaff.history.none}</Name>
      <span aria-hidden="true"> ← </span>
      <Name>{to ?? faStaff.history.none}</Name>
    </p>
  );
}
