export type { ListColumn } from './column-choice.ts';
export { useInfiniteScroll } from './use-infinite-scroll.ts';
export { FilterChips, type FilterChip, type FilterChipsProps } from './filter-chips.tsx';
export {
  readListState,
  writeFilters,
  writeSort,
  type AddressChange,
  type ListState,
} from './list-address.ts';
export {
  choiceFilter,
  choicesFilter,
  defineList,
  flagFilter,
  numberFilter,
  numbersFilter,
  textFilter,
  type FilterKind,
  type FilterKinds,
  type FiltersOf,
  type ListDefinition,
  type ListSort,
  type SortsOf,
} from './list-definition.ts';
export { ListItems, type ListItemsProps } from './list-items.tsx';
export { ListPage, type ListPageProps } from './list-page.tsx';
export { focusListSearch } from './list-focus.ts';
export { ListSearch, type ListSearchProps } from './list-search.tsx';
export { NewRowsGroup, type NewRows } from './new-rows.tsx';
export { savedHref, savedId } from './saved-row-address.ts';
export { useSearchedRows, type SearchedRows } from './searched-rows.ts';
export { useRowNavigation, type RowNavigation } from './use-row-navigation.ts';
export { ListTable, type ListTableProps, type RowSelection } from './list-table.tsx';
export { ListTools, type FilterControls, type ListToolsProps } from './list-tools.tsx';
export { ticketsOf } from './ticket-list-target.ts';
export { useTypedText, type TypedText } from './use-typed-text.ts';
export { useColumns } from './use-columns.tsx';
export { useListQuery, type ListQuery, type WireQuery } from './use-list-query.ts';
export { useRefusedFilters, type ListReading } from './use-list-rows.ts';
