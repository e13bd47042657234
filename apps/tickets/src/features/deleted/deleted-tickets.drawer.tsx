import { useState } from 'react';
import type { DeletedTicket } from '@hamyar/contracts';
import { formatDate, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Button, Checkbox, EmptyState, ErrorState, Ltr, Name, Skeleton } from '@hamyar/design-system/basics';
import { Drawer } from '@hamyar/design-system/overlay';
import { Pager } from '@hamyar/design-system/table';
import { ListSearch } from '@hamyar/module-kit/list';
import { fill, isolate, toFa } from '@hamyar/persian';
import { useDeletedTicketsQuery } from '../../api/ticket-staff.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketRestore } from '../../shared/use-ticket-removal.ts';
import { useRestoreSelected, type RestoreSelection } from './use-restore-selected.ts';

const text = faStaff.deleted;
const PER_PAGE = 25;

/** The tickets that were deleted in the last 30 days; one or several are restored, by the full admin. */
export function DeletedTicketsDrawer({ onClose }: { onClose(): void }) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const found = useDeletedTicketsQuery(
    { page, perPage: PER_PAGE, ...(keyword === '' ? {} : { keyword }) },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, isFetching, refetch } = found;
  const selection = useRestoreSelected();
  const shown = data?.data ?? [];
  const all = shown.length > 0 && shown.every(({ id }) => selection.ids.has(id));
  const show = (next: number) => {
    setPage(next);
    selection.set([]);
  };
  return (
    <Drawer open title={text.title} onClose={onClose} footer={<SelectionFoot selection={selection} />}>
      <p className="hd-muted tk-deleted-hint">{text.hint}</p>
      <ListSearch
        placeholder={text.search}
        value={keyword}
        onSearch={(next) => {
          setKeyword(next);
          show(1);
        }}
      />
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton lines={6} /> : null}
      {data?.data.length === 0 ? <EmptyState title={keyword === '' ? text.empty : undefined} /> : null}
      {shown.length > 1 ? (
        <Checkbox
          className="tk-deleted-all"
          checked={all}
          indeterminate={selection.ids.size > 0 && !all}
          onChange={(on) => selection.set(on ? shown.map(({ id }) => id) : [])}
        >
          {text.selectAll}
        </Checkbox>
      ) : null}
      <ul className="tk-deleted" aria-busy={isFetching}>
        {shown.map((ticket) => (
          <DeletedRow key={ticket.id} ticket={ticket} selection={selection} />
        ))}
      </ul>
      {data && data.total > PER_PAGE ? (
        <Pager
          page={page}
          perPage={PER_PAGE}
          total={data.total}
          totalCapped={data.totalCapped}
          sizes={[]}
          onChange={show}
        />
      ) : null}
    </Drawer>
  );
}

/** What is done with the selected tickets; nothing without any. */
function SelectionFoot({ selection }: { selection: RestoreSelection }) {
  if (selection.ids.size === 0) return null;
  return (
    <>
      <Button variant="primary" loading={selection.restoring} onClick={() => void selection.restore()}>
        {fill(text.restoreSelected, { n: selection.ids.size })}
      </Button>
      <Button disabled={selection.restoring} onClick={() => selection.set([])}>
        {text.clearSelection}
      </Button>
    </>
  );
}

function DeletedRow({ ticket, selection }: { ticket: DeletedTicket; selection: RestoreSelection }) {
  const failure = selection.failures.get(ticket.id);
  const select = (on: boolean) => {
    const others = [...selection.ids].filter((id) => id !== ticket.id);
    selection.set(on ? [...others, ticket.id] : others);
  };
  const restore = useTicketRestore();
  const [busy, setBusy] = useState(false);
  return (
    <li>
      <Checkbox
        checked={selection.ids.has(ticket.id)}
        aria-label={fill(text.select, { subject: isolate(ticket.subject) })}
        onChange={select}
      />
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
        {failure ? <small className="tk-deleted-failure">{failure}</small> : null}
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
