import { useState } from 'react';

/** Rows that one group shows; a person reads no more of them. */
export const SHOWN_MAX = 100;

/** Which new rows a list has, and what is done with them. */
export interface NewRowsOf<Row> {
  /** Rows that are not on the screen, in the order of their arrival. */
  waiting: readonly Row[];
  /** Rows that were asked for and not dismissed, the newest first; the list shows them in a group of their own. */
  shown: readonly Row[];
  /**
   * Adds rows in the order of their arrival; those that are known stay as they are.
   * @param how `gone`: ids that wait no more; `immediately`: nobody has to ask for these rows and those that wait
   */
  arrive(rows: readonly Row[], how?: { gone?: ReadonlySet<number>; immediately?: boolean }): void;
  /** Moves the waiting rows into the group. */
  show(): void;
  /** Empties the group: its rows stand where the order of the list puts them. */
  dismiss(): void;
}

interface State<Row> {
  list: string;
  waiting: readonly Row[];
  shown: readonly Row[];
}

/**
 * The new rows of a list, so that nothing moves under the eyes of who reads it: they wait until they are asked for, and
 * then stand in a group above the others.
 * @param list identifies the shown list; another one begins without new rows
 * @param loaded ids of the rows that the list has without them
 */
export function useNewRows<Row>(list: string, loaded: readonly number[], idOf: (row: Row) => number): NewRowsOf<Row> {
  const none: State<Row> = { list, waiting: [], shown: [] };
  const [state, setState] = useState(none);
  const current = state.list === list ? state : none;
  const change = (next: (before: State<Row>) => Omit<State<Row>, 'list'>) =>
    setState((before) => ({ list, ...next(before.list === list ? before : none) }));
  // rows that were loaded since need nobody to ask for them
  const withoutLoaded = ({ waiting, shown }: State<Row>) => {
    const known = new Set([...loaded, ...shown.map(idOf)]);
    return waiting.filter((row) => !known.has(idOf(row)));
  };
  const grouped = (waiting: readonly Row[], shown: readonly Row[]) => ({
    waiting: [],
    shown: [...[...waiting].reverse(), ...shown].slice(0, SHOWN_MAX),
  });
  return {
    waiting: withoutLoaded(current),
    shown: current.shown,
    arrive: (rows, { gone, immediately = false } = {}) =>
      change((before) => {
        const { shown } = before;
        const kept = withoutLoaded(before).filter((row) => !gone?.has(idOf(row)));
        const known = new Set([...kept, ...shown].map(idOf));
        const waiting = [...kept, ...rows.filter((row) => !known.has(idOf(row)))];
        return immediately ? grouped(waiting, shown) : { waiting, shown };
      }),
    show: () => change((before) => grouped(withoutLoaded(before), before.shown)),
    dismiss: () => change(({ waiting }) => ({ waiting, shown: [] })),
  };
}
