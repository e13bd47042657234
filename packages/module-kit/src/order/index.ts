export { SortButton, type SortButtonProps } from './sort-button.tsx';
