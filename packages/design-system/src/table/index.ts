/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/basics.css';
import '../css/overlay.css';
import '../css/table.css';

export { BulkBar, CardList, useSelection } from './card-list.tsx';
export type { BulkBarProps, CardItem, CardListProps } from './card-list.tsx';
export { ColumnMenu, moveColumn } from './column-menu.tsx';
export type { ColumnChoice, ColumnMenuProps } from './column-menu.tsx';
export { DataTable, nextSort } from './data-table.tsx';
export type { Column, DataTableProps, Sort, TableGroup } from './data-table-props.ts';
export { CursorPager, PAGE_SIZES, pageNumbers, Pager } from './pager.tsx';
export type { CursorPagerProps, PagerProps, PageSize } from './pager.tsx';
export { RowCard } from './row-card.tsx';
export type { RowCardProps } from './row-card.tsx';
