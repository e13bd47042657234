export { SHOWN_MAX, useLiveRows, type LiveRows, type NewRowIds, type RowEvent } from './use-live-rows.ts';
export { useNow } from './use-now.ts';
