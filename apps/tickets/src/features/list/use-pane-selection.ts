import { useMemo, useState } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import { useShortcuts } from '@hamyar/module-kit/keys';
import type { TicketList } from '../../shared/use-ticket-list.ts';
import { focusedRow, useTicketSelection, type TicketSelection } from '../../shared/use-ticket-selection.ts';

/** Selecting in the list of the split view. */
export interface PaneSelection {
  selection: TicketSelection;
  /** All rows show their boxes. */
  on: boolean;
  toggle(): void;
  clear(): void;
  /** Something was selected, so that the code of the actions is there. */
  used: boolean;
}

/** The selection among all rows of the pane; X selects the row with the focus, or the open ticket, and Escape ends it. */
export function usePaneSelection(
  list: TicketList,
  { selected, pinned }: { selected: number | null; pinned: TicketRow | 'loading' | null },
): PaneSelection {
  const { rows } = list;
  const arrived = list.newRows.rows;
  const shown = useMemo(
    () => [...arrived, ...(pinned === null || pinned === 'loading' ? [] : [pinned]), ...rows],
    [arrived, pinned, rows],
  );
  const selection = useTicketSelection(shown, list.list.query);
  const [on, setOn] = useState(false);
  const [used, setUsed] = useState(false);
  if (!used && selection.rows.length > 0) setUsed(true);
  const clear = () => {
    selection.clear();
    setOn(false);
  };
  useShortcuts({
    KeyX: () => {
      const id = focusedRow() ?? selected;
      if (id !== null) selection.toggle(id);
    },
    Escape: on || selection.rows.length > 0 ? clear : undefined,
  });
  return {
    selection,
    on: on || selection.rows.length > 0,
    toggle: () => (on || selection.rows.length > 0 ? clear() : setOn(true)),
    clear,
    used,
  };
}
