import { useEffect, useRef } from 'react';
import type { TicketSort } from '@hamyar/contracts';
import {
  Button,
  CountBadge,
  DropdownMenu,
  EmptyState,
  ErrorState,
  IconButton,
  Pill,
  Segmented,
  Skeleton,
  type MenuItem,
} from '@hamyar/design-system/basics';
import { ColumnsIcon, FilterIcon, MoreIcon, SortIcon } from '@hamyar/design-system/icons';
import { NewRowsButton } from '@hamyar/design-system/ticket';
import { formatNumber } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { countFilters, type TicketViewName } from '../../shared/ticket-filter.conversions.ts';
import { useInfiniteScroll } from '../../shared/use-infinite-scroll.ts';
import { ListSearch } from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import { StaffTicketRow } from './staff-ticket-row.tsx';
import type { TicketList } from '../../shared/use-ticket-list.ts';

/** Visible views; the others are in the menu next to them. */
const TABS = ['all', 'open', 'mine', 'urgent'] as const satisfies readonly TicketViewName[];
const MORE = [
  'unassigned',
  'unread',
  'waiting_for_me',
  'waiting_for_customer',
  'closed',
] as const satisfies readonly TicketViewName[];
/** Views whose counters the pane shows. */
export const COUNTED_VIEWS: readonly TicketViewName[] = ['open', 'mine', 'urgent', 'unassigned', 'unread'];
const SORTS = [
  'waiting_since',
  'last_activity_at',
  'created_at',
  'importance',
  'number',
] as const satisfies readonly TicketSort[];

interface TicketListPaneProps {
  list: TicketList;
  /** The open ticket. */
  selected: number | null;
  /** The row with the keyboard focus. */
  focused: number | null;
  hrefOf(id: number): string;
  onFilter(): void;
  /** Absent where the screen is too narrow for the table. */
  onTable?: (() => void) | undefined;
}

/** The list next to the conversation: views, search, rows that load while scrolling. */
export function TicketListPane({ list, selected, focused, hrefOf, onFilter, onTable }: TicketListPaneProps) {
  const filters = countFilters(list.state.filters);
  return (
    <>
      <header className="hd-list-head">
        <div className="hd-list-title">
          <h1>{faStaff.title}</h1>
          {list.total === null ? null : <Pill>{list.capped ? fa.capped(list.total) : fa.count(list.total)}</Pill>}
          <span className="hd-grow" />
          <IconButton
            icon={<FilterIcon />}
            label={faStaff.filter.button}
            shortcut={['F']}
            active={filters > 0}
            dot={filters > 0}
            onClick={onFilter}
          />
          <SortMenu list={list} />
          {onTable ? (
            <IconButton className="tk-to-table" icon={<ColumnsIcon />} label={faStaff.tableView} onClick={onTable} />
          ) : null}
        </div>
        <ViewTabs list={list} />
        <ListSearch
          label={fa.search}
          placeholder={faStaff.searchList}
          value={list.state.filters.s ?? ''}
          onSearch={(s) => list.setFilters({ ...list.state.filters, s: s || undefined })}
        />
      </header>
      <TicketRows list={list} selected={selected} focused={focused} hrefOf={hrefOf} />
    </>
  );
}

function ViewTabs({ list }: { list: TicketList }) {
  const { view } = list.state;
  const tabs: TicketViewName[] = TABS.some((one) => one === view) ? [...TABS] : [...TABS.slice(0, 3), view];
  const label = (name: TicketViewName) => faStaff.views[name as keyof typeof faStaff.views] ?? name;
  const options = tabs.map((value) => {
    const count = list.counters[value];
    // the count arrives later; its space is reserved so that nothing moves
    const room = COUNTED_VIEWS.includes(value) ? (
      <span className="hd-count-room">
        {count === undefined ? null : (
          <CountBadge value={count} max={999} variant={value === 'urgent' && count > 0 ? 'hot' : 'quiet'} />
        )}
      </span>
    ) : null;
    return {
      value,
      label: (
        <>
          {label(value)}
          {room}
        </>
      ),
    };
  });
  const more: MenuItem[] = MORE.map((name) => ({
    key: name,
    label: label(name),
    checked: name === view,
    ...(list.counters[name] ? { hint: formatNumber(list.counters[name]) } : {}),
    onSelect: () => list.setView(name),
  }));
  return (
    <div className="tk-list-views">
      <Segmented label={fa.list.label} options={options} value={view} onChange={list.setView} block />
      <DropdownMenu
        label={faStaff.moreViews}
        items={more}
        trigger={(props) => <IconButton icon={<MoreIcon />} label={faStaff.moreViews} {...props} />}
      />
    </div>
  );
}

function SortMenu({ list }: { list: TicketList }) {
  const sort = list.state.sort?.by ?? 'waiting_since';
  const items: MenuItem[] = SORTS.map((name) => ({
    key: name,
    label: faStaff.sort[name],
    checked: name === sort,
    onSelect: () => list.setSort(name),
  }));
  return (
    <DropdownMenu
      label={faStaff.sort.button}
      items={items}
      trigger={(props) => <IconButton icon={<SortIcon />} label={faStaff.sort.button} {...props} />}
    />
  );
}

function TicketRows({
  list,
  selected,
  focused,
  hrefOf,
}: Pick<TicketListPaneProps, 'list' | 'selected' | 'focused' | 'hrefOf'>) {
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const end = useInfiniteScroll(list.hasMore && !list.loadingMore, list.loadMore);
  useEffect(() => {
    const row =
      focused !== null || selected !== null
        ? box.current?.querySelector(focused === null ? '.hd-ticket-row-current' : '.hd-ticket-row-focused')
        : null;
    row?.scrollIntoView({ block: 'nearest' });
    // the link itself gets the focus: screen readers read it, and Enter opens it
    if (focused !== null) row?.querySelector('a')?.focus({ preventScroll: true });
  }, [focused, selected]);
  const showArrived = () => {
    list.showNewRows();
    if (box.current) box.current.scrollTop = 0;
  };
  return (
    <div ref={box} className="hd-list-rows" aria-busy={list.waiting}>
      <NewRowsButton count={list.newRowCount} label={fa.list.newArrived(list.newRowCount)} onShow={showArrived} />
      {list.waiting ? <Skeleton avatar lines={4} rows={7} /> : null}
      {list.error === null ? null : (
        <ErrorState title={fa.list.failed} description={list.error} onRetry={list.refetch} />
      )}
      {!list.waiting && list.error === null && list.rows.length === 0 ? <NoRows list={list} /> : null}
      <ul aria-label={fa.list.label}>
        {list.rows.map((row) => (
          <StaffTicketRow
            key={row.id}
            row={row}
            now={now}
            href={hrefOf(row.id)}
            selected={row.id === selected}
            focused={row.id === focused}
          />
        ))}
      </ul>
      {list.hasMore ? (
        <div ref={end} className="tk-rows-end">
          {list.loadingMore ? (
            <Skeleton avatar lines={3} />
          ) : (
            <Button variant="text" block onClick={list.loadMore}>
              {fa.list.more}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** Says why there is nothing: no match, all answered, or no ticket yet. */
function NoRows({ list }: { list: TicketList }) {
  const { filters, view } = list.state;
  if (filters.s) return <EmptyState kind="search" title={fa.list.emptySearch} />;
  if (countFilters(filters) > 0)
    return (
      <EmptyState
        kind="filtered"
        title={fa.list.emptyFiltered}
        action={<Button onClick={() => list.setFilters({})}>{faStaff.filter.clear}</Button>}
      />
    );
  if (view !== 'all') return <EmptyState title={faStaff.inboxZero} />;
  return <EmptyState title={fa.list.emptyTitle} description={fa.list.emptyText} />;
}
