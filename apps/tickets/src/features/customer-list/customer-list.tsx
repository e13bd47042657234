import { Button, Card, EmptyState, ErrorState, Segmented, Skeleton } from '@hamyar/design-system/basics';
import { NewRowsPill } from '@hamyar/design-system/ticket';
import { formatNumber } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';
import type { TicketViewName } from '../../shared/ticket-filter.conversions.ts';
import { useInfiniteScroll } from '../../shared/use-infinite-scroll.ts';
import { useNow } from '../../shared/use-now.ts';
import type { TicketList } from '../../shared/use-ticket-list.ts';
import { TicketSearch } from '../../shared/ticket-search.tsx';
import { CustomerRow } from './customer-row.tsx';

const TABS = ['all', 'waiting_for_customer', 'in_progress', 'closed'] as const satisfies readonly TicketViewName[];
/** Views whose counters the tabs show. */
export const CUSTOMER_VIEWS: readonly TicketViewName[] = ['waiting_for_customer', 'in_progress', 'closed'];

/** A customer's tickets: views, search and rows. */
export function CustomerList({ list }: { list: TicketList }) {
  const now = useNow();
  const end = useInfiniteScroll(list.hasMore && !list.loadingMore, list.more);
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
        <TicketSearch
          placeholder={faCustomer.search}
          value={list.state.filters.s ?? ''}
          onSearch={(s) => list.setFilters({ ...list.state.filters, s: s || undefined })}
        />
      </div>
      <NewRowsPill count={list.arrived} label={fa.list.newArrived(list.arrived)} onShow={list.showArrived} />
      {list.waiting ? <Skeleton lines={2} rows={10} /> : null}
      {list.error === null ? null : <ErrorState title={fa.list.failed} description={list.error} onRetry={list.again} />}
      {!list.waiting && list.error === null && list.rows.length === 0 ? (
        <Nothing view={tab} searched={list.state.filters.s !== undefined} />
      ) : null}
      <ul aria-label={faCustomer.title}>
        {list.rows.map((row) => (
          <CustomerRow key={row.id} row={row} now={now} />
        ))}
      </ul>
      {list.hasMore ? (
        <div ref={end} className="tk-rows-end">
          <Button variant="text" block loading={list.loadingMore} onClick={list.more}>
            {fa.list.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

const NOTHING = {
  waiting_for_customer: faCustomer.emptyWaiting,
  in_progress: faCustomer.emptyInProgress,
  closed: faCustomer.emptyClosed,
} as const;

function Nothing({ view, searched }: { view: (typeof TABS)[number]; searched: boolean }) {
  if (searched) return <EmptyState kind="search" title={fa.list.emptySearch} />;
  if (view !== 'all') return <EmptyState title={NOTHING[view]} />;
  return <EmptyState title={fa.list.emptyTitle} description={fa.list.emptyText} />;
}
