import { useState } from 'react';
import type { TicketRow } from '@hamyar/contracts';

/** Moves the keyboard focus through a list with J and K. */
export function useListNavigation(rows: readonly TicketRow[], selected: number | null, more: () => void) {
  const [focused, setFocused] = useState<number | null>(null);
  const [opened, setOpened] = useState(selected);
  // the next step starts at the row that was opened last, by key or by mouse
  if (opened !== selected) {
    setOpened(selected);
    setFocused(null);
  }
  const from = focused ?? selected;
  const step = (by: 1 | -1) => {
    const next = adjacentId(rows, from, by);
    if (next !== null) setFocused(next);
    if (by === 1 && rows.at(-1)?.id === next) more();
  };
  return { focused, next: () => step(1), previous: () => step(-1), forget: () => setFocused(null) };
}

/** The row after or before another one; the first row when none has the focus, null at both ends. */
function adjacentId(rows: readonly { id: number }[], id: number | null, by: 1 | -1): number | null {
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return rows[0]?.id ?? null;
  return rows[at + by]?.id ?? null;
}
