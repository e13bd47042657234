import { pagePath, type TicketRow } from '@hamyar/contracts';
import { Button, Card, EmptyState, ErrorState, NewRowsButton, Segmented, Skeleton } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { formatNumber } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';
import type { TicketViewName } from '../../shared/ticket-filter.conversions.ts';
import { FoundFields } from '../../shared/found-fields.tsx';
import { ListSearch, NewRowsGroup, useRowNavigation, useInfiniteScroll } from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import { Link, useTargetPath } from '@hamyar/module-sdk';
import {
  nothingFoundText,
  SearchEverywhere,
  SearchScopeLine,
  useSearchScope,
  type SearchScope,
} from '../../shared/search-scope.tsx';
import type { TicketList } from '../../shared/use-ticket-list.ts';
import { CustomerTicketListRow } from './customer-ticket-row.tsx';

const TABS = ['all', 'waiting_for_customer', 'in_progress', 'closed'] as const satisfies readonly TicketViewName[];
/** Views whose counters the tabs show. */
export const CUSTOMER_VIEWS: readonly TicketViewName[] = ['waiting_for_customer', 'in_progress', 'closed'];

/** A customer's tickets: views, search and rows. */
export function CustomerTicketList({ list }: { list: TicketList }) {
  const now = useNow();
  const end = useInfiniteScroll(list.hasMore && !list.loadingMore, list.loadMore);
  const { rows, newRows } = list;
  const ids = [...newRows.rows, ...rows].map((row) => row.id);
  const keys = useRowNavigation({ ids, more: list.loadMore });
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
  const { mine, ...unnamed } = list.state.filters;
  const viewName = mine
    ? faCustomer.organization.ownIn(tab === 'all' ? null : faCustomer.tabs[tab])
    : faCustomer.tabs[tab];
  const scope = useSearchScope(list, viewName, !list.waiting, unnamed);
  const drawn = (row: TicketRow) => (
    <CustomerTicketListRow key={row.id} row={row} now={now} tabStop={row.id === keys.tabStop} />
  );
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
          found={{
            answered: list.answered,
            only: rows.length === 1 ? pagePath('/tickets/:id', { id: rows[0]!.id }) : null,
            focus: keys.first,
          }}
        />
      </div>
      {rows.length > 0 ? <SearchScopeLine scope={scope} /> : null}
      <NewRowsButton count={newRows.waiting} label={newRows.label} onShow={newRows.show} />
      {list.waiting ? <Skeleton lines={2} rows={10} /> : null}
      {list.error === null ? null : (
        <ErrorState title={fa.list.failed} description={list.error} onRetry={list.refetch} />
      )}
      {!list.waiting && list.error === null && ids.length === 0 ? (
        <EmptyList view={tab} searched={list.state.filters.s !== undefined} scope={scope} />
      ) : null}
      <div ref={keys.box} onKeyDown={keys.onKeyDown}>
        <FoundFields s={list.state.filters.s} rows={rows} readAt={list.readAt}>
          <NewRowsGroup newRows={newRows}>{drawn}</NewRowsGroup>
          <ul aria-label={faCustomer.title}>{rows.map(drawn)}</ul>
        </FoundFields>
      </div>
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

interface EmptyListProps {
  view: (typeof TABS)[number];
  searched: boolean;
  scope: SearchScope | null;
}

function EmptyList({ view, searched, scope }: EmptyListProps) {
  const newPath = useTargetPath({ route: 'tickets-new' });
  if (searched)
    return (
      <EmptyState
        kind="search"
        title={fa.list.emptySearch}
        description={nothingFoundText(scope)}
        action={<SearchEverywhere scope={scope} />}
      />
    );
  if (view !== 'all') return <EmptyState title={EMPTY_TEXTS[view]} />;
  return (
    <EmptyState
      title={fa.list.emptyTitle}
      description={fa.list.emptyText}
      action={
        newPath === null ? null : (
          <Link className="hd-button hd-button-primary" to={newPath}>
            <PlusIcon />
            {fa.newTicket}
          </Link>
        )
      }
    />
  );
}
