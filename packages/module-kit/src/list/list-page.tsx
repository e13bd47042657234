import type { ReactNode } from 'react';
import { Card } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { kitText } from '../messages/fa.ts';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { ListTools, type ListToolsProps } from './list-tools.tsx';
import { useSearchedRows } from './searched-rows.ts';
import { useColumns } from './use-columns.tsx';

/** Props of {@link ListPage}. */
export interface ListPageProps<
  Row,
  Filters extends object,
  SortKey extends string,
  Search extends keyof Filters & string = never,
> extends Omit<ListTableProps<Row, Filters, SortKey>, 'label'>,
    Pick<ListToolsProps<Filters, Search>, 'search' | 'controls'> {
  /** Name of the list in its module, under which the user's choice of columns is stored: `customers`. */
  name: string;
  title: string;
  /** Buttons in the header, e.g. "new customer". */
  actions?: ReactNode;
  /** The other active filters, in words. */
  chips?: readonly FilterChip<keyof Filters & string>[];
  /** Further tools at the end of the row: export, import. */
  tools?: ReactNode;
  /** What everybody has to know who works with these rows, above them. */
  notice?: ReactNode;
  /** What reads for the rows by the columns that are shown, such as values of custom fields: it is drawn around them. */
  around?(columns: readonly { key: string }[], table: ReactNode): ReactNode;
}

/** Filters beyond which a phone would show them instead of the rows. */
const FILTERS_SHOWN_ON_PHONES = 3;

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
  notice,
  around = (_columns, rows) => rows,
  ...table
}: ListPageProps<Row, Filters, SortKey, Search>) {
  const { list, reading } = table;
  const shown = useColumns(name, columns);
  const asked = search ? String(list.filters[search.filter] ?? '') : '';
  const many = Object.values<ReactNode>(controls).filter(Boolean).length > FILTERS_SHOWN_ON_PHONES;
  const { found, box } = useSearchedRows(asked, reading, table.rowHref);
  return (
    <Page>
      <PageHeader
        title={title}
        count={reading.data && kitText.total(reading.data.total, reading.data.totalCapped)}
        actions={actions}
      />
      {notice}
      <Card flush>
        <ListTools list={list} search={search} found={found} controls={controls} fold={many}>
          {/* cards have no columns */}
          <span className={table.card && 'hd-list-columns'}>{shown.menu}</span>
          {tools}
        </ListTools>
        {chips ? (
          <FilterChips
            chips={chips}
            filters={list.filters}
            onChange={list.replaceFilters}
            keep={search ? [search.filter] : []}
          />
        ) : null}
        <div ref={box}>{around(shown.columns, <ListTable {...table} label={title} columns={shown.columns} />)}</div>
      </Card>
    </Page>
  );
}
