import type { ReactNode } from 'react';
import { Card } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { kitText } from '../messages/fa.ts';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import { ListSearch } from './list-search.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import type { ListColumn } from './column-choice.ts';
import { useSearchedRows } from './searched-rows.ts';
import { useColumns } from './use-columns.tsx';

/** Props of {@link ListPage}. */
export interface ListPageProps<Row, Filters extends object, SortKey extends string>
  extends Omit<ListTableProps<Row, Filters, SortKey>, 'label' | 'columns'> {
  /** Name of the list, under which the user's choice of columns is stored: `customers`. */
  name: string;
  title: string;
  columns: readonly ListColumn<Row>[];
  /** Buttons in the header, e.g. "new customer". */
  actions?: ReactNode;
  /** The text filter that the search field sets. */
  search?: { filter: keyof Filters & string; placeholder: string };
  /** Filters that have their own control next to the search field. */
  filters?: ReactNode;
  /** The other active filters, in words. */
  chips?: readonly FilterChip<keyof Filters & string>[];
  /** Further tools at the end of the row: export, import. */
  tools?: ReactNode;
}

/** A page with one list: header with the number of rows, search, filters, rows and pager. */
export function ListPage<Row, Filters extends object, SortKey extends string>({
  name,
  title,
  columns,
  actions,
  search,
  filters,
  chips,
  tools,
  ...table
}: ListPageProps<Row, Filters, SortKey>) {
  const { list, reading } = table;
  const shown = useColumns(name, columns);
  const asked = search ? String(list.filters[search.filter] ?? '') : '';
  const { found, box } = useSearchedRows(asked, reading, table.rowHref);
  return (
    <Page>
      <PageHeader
        title={title}
        count={reading.data && kitText.total(reading.data.total, reading.data.totalCapped)}
        actions={actions}
      />
      <Card flush>
        <div className="hd-list-tools">
          {search ? (
            <ListSearch
              placeholder={search.placeholder}
              value={asked}
              min={list.definition.filters[search.filter].min}
              onSearch={(text) => list.setFilters({ [search.filter]: text || undefined } as Partial<Filters>)}
              found={found}
            />
          ) : null}
          {filters}
          {/* cards have no columns */}
          <span className={table.card && 'hd-list-columns'}>{shown.menu}</span>
          {tools}
        </div>
        {chips ? (
          <FilterChips
            chips={chips}
            filters={list.filters}
            onChange={list.replaceFilters}
            keep={search ? [search.filter] : []}
          />
        ) : null}
        <div ref={box}>
          <ListTable {...table} label={title} columns={shown.columns} />
        </div>
      </Card>
    </Page>
  );
}
