import { useMemo, useState } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { NO_SELECTION, only, pruned, type Selection } from '../features/entries/selection.rules.ts';

/** The selected rows of the open folder; what is not there any more is not selected. */
export interface FileSelection {
  selection: Selection;
  /** With rows that were read just now, the selection is of these. */
  select(next: Selection, read?: readonly ManagedFile[]): void;
  /** The selected rows, in their order. */
  selected: readonly ManagedFile[];
  /** Selects this row as soon as it is there: the folder from which the person has come, or a new one. */
  selectWhenRead(id: number): void;
}

/** Keeps the selection of a place, which is a folder or a search; another place begins with none. */
export function useFileSelection(place: string, rows: readonly ManagedFile[]): FileSelection {
  const [state, setState] = useState({ place, rows, selection: NO_SELECTION });
  const [wanted, setWanted] = useState<number | null>(null);
  let current = state;
  if (state.place !== place || state.rows !== rows) {
    const order = rows.map(({ id }) => id);
    const selection =
      wanted !== null && order.includes(wanted)
        ? only(wanted)
        : state.place === place
          ? pruned(
              state.selection,
              state.rows.map(({ id }) => id),
              order,
            )
          : NO_SELECTION;
    if (wanted !== null && order.includes(wanted)) setWanted(null);
    current = { place, rows, selection };
    setState(current);
  }
  const { selection } = current;
  const selected = useMemo(() => rows.filter(({ id }) => selection.ids.has(id)), [rows, selection]);
  return {
    selection,
    select: (next, read = rows) => setState({ place, rows: read, selection: next }),
    selected,
    selectWhenRead: setWanted,
  };
}
