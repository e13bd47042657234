import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { TicketRow, TicketSort } from '@hamyar/contracts';
import {
  Button,
  classNames,
  DropdownMenu,
  EmptyState,
  ErrorState,
  IconButton,
  NewRowsButton,
  Pill,
  RowGroup,
  Skeleton,
  type MenuItem,
} from '@hamyar/design-system/basics';
import { CheckedIcon, ColumnsIcon, FilterIcon, SortIcon } from '@hamyar/design-system/icons';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import {
  nothingFoundText,
  SearchEverywhere,
  SearchScopeLine,
  useSearchScope,
  type SearchScope,
} from '../../shared/search-scope.tsx';
import { countFilters, isChanged } from '../../shared/ticket-filter.conversions.ts';
import { totalText } from '../../shared/ticket-total.ts';
import { useSeesField } from '../../shared/use-sees-field.ts';
import { ListSearch, NewRowsGroup, type RowNavigation, useInfiniteScroll } from '@hamyar/module-kit/list';
import { FoundFields } from '../../shared/found-fields.tsx';
import { OnDemand } from '@hamyar/module-kit/keys';
import { useNow } from '@hamyar/module-kit/live';
import { StaffTicketRow } from './staff-ticket-row.tsx';
import type { TicketList } from '../../shared/use-ticket-list.ts';
import { viewName, ViewTabs, type ViewTabsProps } from './view-tabs.tsx';
import { usePaneSelection, type PaneSelection } from './use-pane-selection.ts';

const SORTS = [
  'waiting_since',
  'last_activity_at',
  'created_at',
  'importance',
  'sla_due',
  'number',
] as const satisfies readonly TicketSort[];

interface TicketListPaneProps extends ViewTabsProps {
  /** The open ticket. */
  selected: number | null;
  /** The row of the open ticket where the list has not loaded it. */
  pinned: TicketRow | 'loading' | null;
  keys: RowNavigation;
  hrefOf(id: number): string;
  /** The mouse, a finger or the focus has come to a row, which may be opened next. */
  onNear(): void;
  /** The active filters, each with a button that removes it. */
  chips: ReactNode;
  /** The actions on the selected tickets; loaded when the first one is selected. */
  bulk(rows: readonly TicketRow[], onClear: () => void): ReactNode;
  /** The button that saves the list as a file. */
  exporting: ReactNode;
  onFilter(): void;
  /** Absent where the screen is too narrow for the table. */
  onTable?: (() => void) | undefined;
}

/** The list next to the conversation: views, search, rows that load while scrolling. */
export function TicketListPane({
  list,
  savedViews,
  viewMenu,
  onFilter,
  onTable,
  chips,
  bulk,
  exporting,
  ...rows
}: TicketListPaneProps) {
  const [only, ...others] = list.rows;
  const scope = useSearchScope(list, list.state.saved?.name ?? viewName(list.state.view), !list.waiting);
  const selecting = usePaneSelection(list, rows);
  return (
    <>
      <header className="hd-list-head">
        <div className="hd-list-title">
          <h1>{faStaff.title}</h1>
          {list.total === null ? null : <Pill>{totalText(list.total)}</Pill>}
          <span className="hd-grow" />
          <IconButton
            icon={<FilterIcon />}
            label={faStaff.filter.button}
            shortcut={['F']}
            active={countFilters(list.state.filters) > 0}
            onClick={onFilter}
          />
          <SortMenu list={list} />
          <IconButton
            className="tk-select-several"
            icon={<CheckedIcon />}
            label={faStaff.selectSeveral}
            active={selecting.on}
            onClick={selecting.toggle}
          />
          {exporting}
          {onTable ? (
            <IconButton className="tk-to-table" icon={<ColumnsIcon />} label={faStaff.tableView} onClick={onTable} />
          ) : null}
        </div>
        <ViewTabs list={list} savedViews={savedViews} viewMenu={viewMenu} />
        <ListSearch
          label={fa.search}
          placeholder={faStaff.searchList}
          value={list.state.filters.s ?? ''}
          onSearch={(s) => list.setFilters({ ...list.state.filters, s: s || undefined })}
          found={{
            answered: list.answered,
            only: only && others.length === 0 ? rows.hrefOf(only.id) : null,
            focus: rows.keys.first,
          }}
        />
      </header>
      {chips}
      {list.rows.length > 0 ? <SearchScopeLine scope={scope} /> : null}
      <TicketRows list={list} scope={scope} selecting={selecting} {...rows} />
      {selecting.used ? (
        <OnDemand takesKeys={false} onClose={selecting.clear}>
          {bulk(selecting.selection.rows, selecting.clear)}
        </OnDemand>
      ) : null}
    </>
  );
}

function SortMenu({ list }: { list: TicketList }) {
  const sort = list.list.sort?.by;
  const sees = useSeesField();
  const items: MenuItem[] = SORTS.filter(sees).map((name) => ({
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

type TicketRowsProps = Pick<TicketListPaneProps, 'list' | 'selected' | 'pinned' | 'keys' | 'hrefOf' | 'onNear'> & {
  scope: SearchScope | null;
  selecting: PaneSelection;
};

function TicketRows({ list, selected, pinned, keys, hrefOf, onNear, scope, selecting }: TicketRowsProps) {
  const now = useNow();
  const end = useInfiniteScroll(list.hasMore && !list.loadingMore, list.loadMore);
  const { newRows } = list;
  const pill = useSteadyRows(keys.box, newRows.waiting > 0);
  const drawn = (row: TicketRow) => (
    <StaffTicketRow
      key={row.id}
      row={row}
      now={now}
      href={hrefOf(row.id)}
      selected={row.id === selected}
      focused={row.id === keys.focused}
      tabStop={row.id === keys.tabStop}
      chosen={selecting.selection.ids.has(row.id)}
      onToggle={selecting.selection.toggle}
    />
  );
  const showNewRows = () => {
    newRows.show();
    if (keys.box.current) keys.box.current.scrollTop = 0;
  };
  return (
    <>
      <div ref={pill}>
        <NewRowsButton count={newRows.waiting} label={newRows.label} onShow={showNewRows} />
      </div>
      <div
        ref={keys.box}
        className={classNames('hd-list-rows', selecting.on && 'hd-selecting')}
        aria-busy={list.waiting}
        onKeyDown={keys.onKeyDown}
        onPointerOver={onNear}
        onFocus={onNear}
      >
        <FoundFields s={list.state.filters.s} rows={list.rows} readAt={list.readAt}>
          <NewRowsGroup newRows={newRows}>{drawn}</NewRowsGroup>
          {pinned ? (
            <RowGroup title={faStaff.selectedTicket}>
              {pinned === 'loading' ? (
                <div className="hd-ticket-row hd-ticket-row-wait" aria-busy>
                  <Skeleton avatar lines={3} />
                </div>
              ) : (
                <ul aria-label={faStaff.selectedTicket}>{drawn(pinned)}</ul>
              )}
            </RowGroup>
          ) : null}
          {list.waiting ? <Skeleton avatar lines={4} rows={7} /> : null}
          {list.error === null ? null : (
            <ErrorState title={fa.list.failed} description={list.error} onRetry={list.refetch} />
          )}
          {!list.waiting && list.error === null && list.rows.length + newRows.rows.length === 0 ? (
            <NoRows list={list} scope={scope} />
          ) : null}
          <ul aria-label={fa.list.label}>{list.rows.map(drawn)}</ul>
        </FoundFields>
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
    </>
  );
}

/**
 * Keeps scrolled rows where they are when the pill takes room above them: what is read must not move. At the top the
 * pill moves the first row down, because it must not cover it.
 */
function useSteadyRows(rows: RowNavigation['box'], pillShown: boolean) {
  const pill = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const height = pillShown ? (pill.current?.offsetHeight ?? 0) : 0;
    const box = rows.current;
    if (!box || height === 0 || box.scrollTop === 0) return undefined;
    box.scrollTop += height;
    return () => {
      if (box.scrollTop >= height) box.scrollTop -= height;
    };
  }, [pillShown, rows]);
  return pill;
}

/** Says why there is nothing: no match, all answered, or no ticket yet. */
function NoRows({ list, scope }: { list: TicketList; scope: SearchScope | null }) {
  const { filters, view, saved } = list.state;
  if (filters.s)
    return (
      <EmptyState
        kind="search"
        title={fa.list.emptySearch}
        description={nothingFoundText(scope)}
        action={<SearchEverywhere scope={scope} />}
      />
    );
  if (saved && !isChanged(list.state)) return <EmptyState title={faStaff.savedView.empty} />;
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
