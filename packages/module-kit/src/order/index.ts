export { SortButton, type SortButtonProps } from './sort-button.tsx';
export { useSortDialog } from './use-sort-dialog.tsx';
