import { Fragment, useId, useState, type ReactNode } from 'react';
import { Button, classNames } from '@hamyar/design-system/basics';
import { FilterIcon } from '@hamyar/design-system/icons';
import { kitText } from '../messages/fa.ts';
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
  /** On phones the controls of the filters are folded behind a button: of a list that has many. */
  fold?: boolean;
  /** Further tools at the end of the row: export, import. */
  children?: ReactNode;
}

/** The row above a list: the search field, the controls of the other filters, and further tools. */
export function ListTools<Filters extends object, Search extends keyof Filters & string = never>({
  list,
  search,
  found,
  controls,
  fold = false,
  children,
}: ListToolsProps<Filters, Search>) {
  const filters = Object.entries<ReactNode>(controls).map(([filter, control]) => (
    <Fragment key={filter}>{control}</Fragment>
  ));
  const active = Object.entries(list.filters).filter(([name, value]) => name !== search?.filter && value !== undefined);
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
      {fold ? <FoldedFilters active={active.length}>{filters}</FoldedFilters> : filters}
      {children}
    </div>
  );
}

/** The controls of the filters: in the row where it is wide, and on phones below a button that says how many are set. */
function FoldedFilters({ active, children }: { active: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span className="hd-list-unfold">
        <Button
          icon={<FilterIcon />}
          active={open || active > 0}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {kitText.filters(active)}
        </Button>
      </span>
      <div id={id} className={classNames('hd-list-filters', open && 'hd-list-filters-open')}>
        {children}
      </div>
    </>
  );
}
