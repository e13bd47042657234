import { useMemo, type ReactNode } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import { IconButton, Pill } from '@hamyar/design-system/basics';
import { SplitViewIcon } from '@hamyar/design-system/icons';
import { Page } from '@hamyar/design-system/layout';
import { FieldValues } from '@hamyar/module-kit/custom-fields';
import { ListSearch, ListTable, useSearchedRows } from '@hamyar/module-kit/list';
import { useShortcuts } from '@hamyar/module-kit/keys';
import { skipToken } from '@hamyar/store';
import { FoundFields } from '../../shared/found-fields.tsx';
import { ColumnValues } from './column-values.tsx';
import type { TicketColumns } from './ticket-columns.tsx';
import { TableViews, type TableViewsProps } from './table-views.tsx';
import { WholeList } from './whole-list.tsx';
import { useTicketCountersQuery, useTicketPageQuery } from '../../api/ticket.api.ts';
import { useTicketFieldValuesQuery } from '../../api/ticket-field-value.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { focusedRow, useTicketSelection, type TicketSelection } from '../../shared/use-ticket-selection.ts';
import { SearchEverywhere, SearchScopeLine, useSearchScope } from '../../shared/search-scope.tsx';
import { COUNTED_VIEWS, STAFF_VIEWS } from '../../shared/staff-views.ts';
import { listQuery } from '../../shared/ticket-filter.conversions.ts';
import { ticketTotal, totalText } from '../../shared/ticket-total.ts';
import { useLiveList } from '../../shared/use-live-list.ts';
import type { ListChoice } from '../../shared/use-ticket-list.ts';

interface TicketTableProps extends Omit<TableViewsProps, 'view' | 'counters'> {
  /** What {@link useTicketColumns} returns. */
  columns: TicketColumns;
  filters: ReactNode;
  /** Goes back to the split view. */
  onSplit(): void;
  /** The button that saves the list as a file. */
  exporting(rows: readonly TicketRow[]): ReactNode;
  /** The actions on the selected tickets. */
  bulk(rows: readonly TicketRow[], onClear: () => void, extent: ReactNode): ReactNode;
}

/** The list as a table: views, filters, chosen columns, pages. */
export function TicketTable({
  choice,
  columns: ticketColumns,
  savedViews,
  viewMenu,
  filters,
  onSplit,
  exporting,
  bulk,
}: TicketTableProps) {
  const { columns, menu, hrefOf } = ticketColumns;
  const { data: counters = {} } = useTicketCountersQuery({ views: COUNTED_VIEWS });
  const { state, list } = choice;
  const { reading, newRows, filter } = useTablePage(choice);
  const { found, box } = useSearchedRows(state.filters.s ?? '', reading, hrefOf);
  const view = STAFF_VIEWS.find((one) => one === state.view) ?? 'all';
  const scope = useSearchScope(choice, state.saved?.name ?? faStaff.views[view], reading.currentData !== undefined);
  const total = ticketTotal(state, counters, reading.data);
  const shown = useMemo(() => [...newRows.rows, ...(reading.data?.data ?? [])], [newRows.rows, reading.data]);
  const selection = useTicketSelection(shown, filter, `${list.page} ${list.perPage}`);
  useTableKeys(selection);
  const empty = state.filters.s ? fa.list.emptySearch : fa.list.emptyFiltered;
  return (
    <Page fill className="tk-table">
      <header className="tk-table-head">
        <h1>{faStaff.title}</h1>
        {total ? <Pill>{totalText(total)}</Pill> : null}
        <span className="hd-grow" />
        <ListSearch
          label={fa.search}
          placeholder={faStaff.searchList}
          value={state.filters.s ?? ''}
          onSearch={(s) => list.setFilters({ s: s || undefined })}
          found={found}
        />
        {exporting(shown)}
        {menu}
        <IconButton icon={<SplitViewIcon />} label={faStaff.splitView} variant="default" onClick={onSplit} />
      </header>
      <TableViews choice={choice} view={view} counters={counters} savedViews={savedViews} viewMenu={viewMenu} />
      {filters}
      {reading.data?.total === 0 ? null : <SearchScopeLine scope={scope} />}
      <div ref={box} className="tk-table-rows">
        <FoundFields s={state.filters.s} rows={shown} readAt={reading.fulfilledTimeStamp ?? 0}>
          <ColumnValues columns={columns} rows={shown} readAt={reading.fulfilledTimeStamp ?? 0}>
            <FieldValues
              columns={columns}
              rows={shown}
              readAt={reading.fulfilledTimeStamp ?? 0}
              useValues={useTicketFieldValuesQuery}
            >
              <ListTable
                label={fa.list.label}
                list={list}
                reading={reading}
                newRows={newRows}
                columns={columns}
                rowKey={(row) => row.id}
                minWidth={widthOf(columns)}
                empty={empty}
                emptyFiltered={empty}
                emptyAction={<SearchEverywhere scope={scope} />}
                rowHref={hrefOf}
                rowClass={(row) => row.unread && 'tk-table-unread'}
                selection={{ keys: selection.ids, onChange: (keys) => selection.set([...keys].map(Number)) }}
              />
            </FieldValues>
          </ColumnValues>
        </FoundFields>
        {bulk(
          selection.rows,
          selection.clear,
          <WholeList filter={filter} total={reading.data?.total ?? 0} shown={shown} selection={selection} />,
        )}
      </div>
    </Page>
  );
}

/** Pixels: the least for a subject, of which 30 letters are read then, and the column of the checkboxes. */
const SUBJECT_WIDTH = 256;
const CHECK_WIDTH = 52;

/** Room for the chosen columns: the table scrolls sideways before the subject, which has what is left, cannot be read. */
const widthOf = (columns: readonly { width?: number | string }[]): number =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : SUBJECT_WIDTH), CHECK_WIDTH);

/** J and K move through the rows, X selects the one with the focus, Escape ends the selection. */
function useTableKeys({ rows, toggle, clear }: TicketSelection): void {
  const move = (step: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>('.tk-table-rows tr[data-key]')];
    const at = links.findIndex((row) => row.contains(document.activeElement));
    links[at === -1 ? 0 : at + step]?.querySelector('a')?.focus();
  };
  useShortcuts({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyX: () => {
      const id = focusedRow();
      if (id !== null) toggle(id);
    },
    Escape: rows.length > 0 ? clear : undefined,
  });
}

/** One page of the table, live. */
function useTablePage({ state, list, unknown, settling }: ListChoice) {
  const filter = useMemo(() => listQuery(state), [state]);
  const reading = useTicketPageQuery(
    unknown || settling ? skipToken : { ...filter, page: list.page, perPage: list.perPage },
  );
  const { data, fulfilledTimeStamp = 0, refetch } = reading;
  const visibleIds = useMemo(() => (data?.data ?? []).map(({ id }) => id), [data]);
  const newRows = useLiveList({
    visibleIds,
    filter,
    complete: data?.totalPages === 1,
    readAt: Math.floor(fulfilledTimeStamp / 1000),
  });
  const show = () => {
    newRows.show();
    void refetch();
  };
  return { reading, newRows: { ...newRows, show }, filter };
}
