import { shared } from '@hamyar/persian';

/** Texts of the sort dialog (glossary 25); a file of its own, because few pages sort. */
export const sortText = {
  title: shared.sortRows,
  hint: 'برای تغییر ترتیب، موارد را بکشید و رها کنید',
  handle: 'برای تغییر ترتیب بکشید: {name}',
  moved: shared.movedToPosition,
  saved: shared.orderSaved,
  again: shared.retry,
};
