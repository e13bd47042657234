import { useState } from 'react';
import type { DeletedTicket } from '@hamyar/contracts';
import { formatDate, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Button, EmptyState, ErrorState, Ltr, Name, Skeleton } from '@hamyar/design-system/basics';
import { Drawer } from '@hamyar/design-system/overlay';
import { Pager } from '@hamyar/design-system/table';
import { ListSearch } from '@hamyar/module-kit/list';
import { fill, isolate, toFa } from '@hamyar/persian';
import { useDeletedTicketsQuery } from '../../api/ticket-staff.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketRestore } from '../../shared/use-ticket-removal.ts';

const text = faStaff.deleted;
const PER_PAGE = 25;

/** The tickets that were deleted in the last 30 days, each with a button that restores it; for the full admin. */
export function DeletedTicketsDrawer({ onClose }: { onClose(): void }) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const found = useDeletedTicketsQuery(
    { page, perPage: PER_PAGE, ...(keyword === '' ? {} : { keyword }) },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, isFetching, refetch } = found;
  return (
    <Drawer open title={text.title} onClose={onClose}>
      <p className="hd-muted tk-deleted-hint">{text.hint}</p>
      <ListSearch
        placeholder={text.search}
        value={keyword}
        onSearch={(next) => {
          setKeyword(next);
          setPage(1);
        }}
      />
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton lines={6} /> : null}
      {data?.data.length === 0 ? <EmptyState title={keyword === '' ? text.empty : undefined} /> : null}
      <ul className="tk-deleted" aria-busy={isFetching}>
        {data?.data.map((ticket) => (
          <DeletedRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {data && data.total > PER_PAGE ? (
        <Pager
          page={page}
          perPage={PER_PAGE}
          total={data.total}
          totalCapped={data.totalCapped}
          sizes={[]}
          onChange={setPage}
        />
      ) : null}
    </Drawer>
  );
}

function DeletedRow({ ticket }: { ticket: DeletedTicket }) {
  const restore = useTicketRestore();
  const [busy, setBusy] = useState(false);
  return (
    <li>
      <div>
        <b>
          <Name>{ticket.subject}</Name>
        </b>
        <small>
          <Ltr>{toFa(ticket.number)}</Ltr> · <Name>{ticket.customer?.name ?? ticket.department.name}</Name>
        </small>
        <small>
          <time title={formatFullDateTime(ticket.deleted_at)}>
            {fill(text.deletedBy, {
              user: isolate(ticket.deleted_by?.name ?? faStaff.history.nobody),
              date: formatDate(ticket.deleted_at),
            })}
          </time>
          {' · '}
          {fill(text.until, { date: formatDate(ticket.purge_at) })}
        </small>
      </div>
      <Button
        size="sm"
        loading={busy}
        aria-label={fill(text.restoreOf, { subject: isolate(ticket.subject) })}
        onClick={() => {
          setBusy(true);
          void restore(ticket.id).finally(() => setBusy(false));
        }}
      >
        {text.restore}
      </Button>
    </li>
  );
}
