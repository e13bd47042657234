/** Key of the address that names the row that was saved just now. */
export const SAVED_ROW = 'saved';

/** The address of a list that shows and marks this row, on whichever page it is; without one the list as it begins. */
export const savedHref = (list: string, id: number | undefined): string =>
  id === undefined ? list : `${list}?${SAVED_ROW}=${id}`;

/** The id in the answer to a save; undefined where it has none. */
export const savedId = (answer: unknown): number | undefined => {
  const id: unknown = typeof answer === 'object' && answer !== null ? (answer as { id?: unknown }).id : undefined;
  return typeof id === 'number' ? id : undefined;
};

/** Rows that are read at a time while a saved one is looked for, the most that a call answers. */
export const LOOKED_THROUGH = 200;
