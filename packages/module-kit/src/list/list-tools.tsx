import { Fragment, type ReactNode } from 'react';
import { ListSearch, type ListSearchProps } from './list-search.tsx';
import type { ListQuery } from './use-list-query.ts';

/** The control of every filter that the search field does not set; null for one that only links and chips set. */
export type FilterControls<Filters extends object, Search> = {
  readonly [Name in Exclude<keyof Filters, Search>]-?: ReactNode;
};

/** Props of {@link ListTools}. */
export interface ListToolsProps<Filters extends object, Search extends keyof Filters & string = never> {
  list: ListQuery<Filters>;
  /** The text filter that the search field sets. */
  search?: { filter: Search; placeholder: string };
  /** The rows that the search has found; see {@link ListSearchProps}. */
  found?: ListSearchProps['found'];
  /** The other filters, next to the search field. */
  controls: FilterControls<Filters, Search>;
  /** Further tools at the end of the row: export, import. */
  children?: ReactNode;
}

/** The row above a list: the search field, the controls of the other filters, and further tools. */
export function ListTools<Filters extends object, Search extends keyof Filters & string = never>({
  list,
  search,
  found,
  controls,
  children,
}: ListToolsProps<Filters, Search>) {
  return (
    <div className="hd-list-tools">
      {search ? (
        <ListSearch
          placeholder={search.placeholder}
          value={String(list.filters[search.filter] ?? '')}
          min={list.definition.filters[search.filter].min}
          onSearch={(text) => list.setFilters({ [search.filter]: text || undefined } as Partial<Filters>)}
          found={found}
        />
      ) : null}
      {Object.entries<ReactNode>(controls).map(([filter, control]) => (
        <Fragment key={filter}>{control}</Fragment>
      ))}
      {children}
    </div>
  );
}
