import { Button, Card, EmptyState, ErrorState, Segmented, Skeleton } from '@hamyar/design-system/basics';
import { NewRowsButton } from '@hamyar/design-system/ticket';
import { formatNumber } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';
import type { TicketViewName } from '../../shared/ticket-filter.conversions.ts';
import { useInfiniteScroll } from '../../shared/use-infinite-scroll.ts';
import { ListSearch } from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import type { TicketList } from '../../shared/use-ticket-list.ts';
import { CustomerTicketListRow } from './customer-ticket-row.tsx';

const TABS = ['all', 'waiting_for_customer', 'in_progress', 'closed'] as const satisfies readonly TicketViewName[];
/** Views whose counters the tabs show. */
export const CUSTOMER_VIEWS: readonly TicketViewName[] = ['waiting_for_customer', 'in_progress', 'closed'];

/** A customer's tickets: views, search and rows. */
export function CustomerTicketList({ list }: { list: TicketList }) {
  const now = useNow();
  const end = useInfiniteScroll(list.hasMore && !list.loadingMore, list.loadMore);
  const tab = TABS.find((one) => one === list.state.view) ?? 'all';
  const options = TABS.map((value) => ({
    value,
    label: (
      <>
        {faCustomer.tabs[value]}
        {CUSTOMER_VIEWS.includes(value) ? (
          <small className="tk-tab-count">
            {list.counters[value] === undefined ? null : formatNumber(list.counters[value])}
          </small>
        ) : null}
      </>
    ),
  }));
  return (
    <Card flush className="tk-clist">
      <div className="tk-clist-head">
        <Segmented label={faCustomer.title} options={options} value={tab} onChange={list.setView} />
        <span className="hd-grow" />
        <ListSearch
          label={fa.search}
          placeholder={faCustomer.search}
          value={list.state.filters.s ?? ''}
          onSearch={(s) => list.setFilters({ ...list.state.filters, s: s || undefined })}
        />
      </div>
      <NewRowsButton count={list.newRowCount} label={fa.list.newArrived(list.newRowCount)} onShow={list.showNewRows} />
      {list.waiting ? <Skeleton lines={2} rows={10} /> : null}
      {list.error === null ? null : (
        <ErrorState title={fa.list.failed} description={list.error} onRetry={list.refetch} />
      )}
      {!list.waiting && list.error === null && list.rows.length === 0 ? (
        <EmptyList view={tab} searched={list.state.filters.s !== undefined} />
      ) : null}
      <ul aria-label={faCustomer.title}>
        {list.rows.map((row) => (
          <CustomerTicketListRow key={row.id} row={row} now={now} />
        ))}
      </ul>
      {list.hasMore ? (
        <div ref={end} className="tk-rows-end">
          <Button variant="text" block loading={list.loadingMore} onClick={list.loadMore}>
            {fa.list.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

const EMPTY_TEXTS = {
  waiting_for_customer: faCustomer.emptyWaiting,
  in_progress: faCustomer.emptyInProgress,
  closed: faCustomer.emptyClosed,
} as const;

function EmptyList({ view, searched }: { view: (typeof TABS)[number]; searched: boolean }) {
  if (searched) return <EmptyState kind="search" title={fa.list.emptySearch} />;
  if (view !== 'all') return <EmptyState title={EMPTY_TEXTS[view]} />;
  return <EmptyState title={fa.list.emptyTitle} description={fa.list.emptyText} />;
}
