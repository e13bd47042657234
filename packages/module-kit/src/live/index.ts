export { useLiveBatch } from './use-live-batch.ts';
export { useLiveRows, type LiveRows, type NewRowIds, type RowEvent } from './use-live-rows.ts';
export { SHOWN_MAX, useNewRows, type NewRowsOf } from './use-new-rows.ts';
export { useNow } from './use-now.ts';
export { useSettled } from './use-settled.ts';
