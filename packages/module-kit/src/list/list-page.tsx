import { Fragment, type ReactNode } from 'react';
import { Card } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { kitText } from '../messages/fa.ts';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import { ListSearch } from './list-search.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { useColumns } from './use-columns.tsx';

/** The control of every filter that the search field does not set; null for one that only links and chips set. */
export type FilterControls<Filters extends object, Search> = {
  readonly [Name in Exclude<keyof Filters, Search>]-?: ReactNode;
};

/** Props of {@link ListPage}. */
export interface ListPageProps<
  Row,
  Filters extends object,
  SortKey extends string,
  Search extends keyof Filters & string = never,
> extends Omit<ListTableProps<Row, Filters, SortKey>, 'label'> {
  /** Name of the list, under which the user's choice of columns is stored: `customers`. */
  name: string;
  title: string;
  /** Buttons in the header, e.g. "new customer". */
  actions?: ReactNode;
  /** The text filter that the search field sets. */
  search?: { filter: Search; placeholder: string };
  /** The other filters, next to the search field. */
  controls: FilterControls<Filters, Search>;
  /** The other active filters, in words. */
  chips?: readonly FilterChip<keyof Filters & string>[];
  /** Further tools at the end of the row: export, import. */
  tools?: ReactNode;
}

/** A page with one list: header with the number of rows, search, filters, rows and pager. */
export function ListPage<
  Row,
  Filters extends object,
  SortKey extends string,
  Search extends keyof Filters & string = never,
>({
  name,
  title,
  columns,
  actions,
  search,
  controls,
  chips,
  tools,
  ...table
}: ListPageProps<Row, Filters, SortKey, Search>) {
  const { list, reading } = table;
  const shown = useColumns(name, columns);
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
              value={String(list.filters[search.filter] ?? '')}
              min={list.definition.filters[search.filter].min}
              onSearch={(text) => list.setFilters({ [search.filter]: text || undefined } as Partial<Filters>)}
            />
          ) : null}
          {Object.entries<ReactNode>(controls).map(([filter, control]) => (
            <Fragment key={filter}>{control}</Fragment>
          ))}
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
        <ListTable {...table} label={title} columns={shown.columns} />
      </Card>
    </Page>
  );
}
