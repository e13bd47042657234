/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/basics.css';
import '../css/sorting.css';

export { SortableList } from './sortable-list.tsx';
export type { SortableListProps } from './sortable-list.tsx';
export { movedItem } from './sortable-list.rules.ts';
export type { SortableItem } from './sortable-list.rules.ts';
