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

/** Keeps the selection of a folder or a search, named by its key; another one begins with none. */
export function useFileSelection(folderKey: string, rows: readonly ManagedFile[]): FileSelection {
  const [state, setState] = useState({ folderKey, rows, selection: NO_SELECTION });
  const [wanted, setWanted] = useState<number | null>(null);
  let current = state;
  if (state.folderKey !== folderKey || state.rows !== rows) {
    const order = rows.map(({ id }) => id);
    const selection =
      wanted !== null && order.includes(wanted)
        ? only(wanted)
        : state.folderKey === folderKey
          ? pruned(
              state.selection,
              state.rows.map(({ id }) => id),
              order,
            )
          : NO_SELECTION;
    if (wanted !== null && order.includes(wanted)) setWanted(null);
    current = { folderKey, rows, selection };
    setState(current);
  }
  const { selection } = current;
  const selected = useMemo(() => rows.filter(({ id }) => selection.ids.has(id)), [rows, selection]);
  return {
    selection,
    select: (next, read = rows) => setState({ folderKey, rows: read, selection: next }),
    selected,
    selectWhenRead: setWanted,
  };
}
