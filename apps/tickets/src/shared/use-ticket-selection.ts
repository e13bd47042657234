import { useCallback, useMemo, useRef, useState } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import { rangeOf } from '@hamyar/design-system/basics';

/** The tickets of a list that are selected for an action on all of them. */
export interface TicketSelection {
  ids: ReadonlySet<number>;
  /** The rows of them, in their order. */
  rows: readonly TicketRow[];
  /** Selects a row or leaves it out; with `range` also those between it and the one before. */
  toggle(id: number, range?: boolean): void;
  set(ids: Iterable<number>): void;
  clear(): void;
}

/**
 * Selects among the rows that are shown: a row that leaves the list leaves the selection. `list` says which list it is;
 * another view, other filters and another page begin without any, because an action must not reach what nobody sees.
 */
export function useTicketSelection(shown: readonly TicketRow[], list: unknown): TicketSelection {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const key = JSON.stringify(list);
  const [of, setOf] = useState(key);
  if (of !== key) {
    setOf(key);
    setSelected(new Set());
  }
  const anchor = useRef<number | null>(null);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const latest = useRef(ids);
  latest.current = ids;
  const rows = useMemo(() => shown.filter(({ id }) => selected.has(id)), [shown, selected]);
  const toggle = useCallback((id: number, range = false) => {
    const pressed = range ? rangeOf(latest.current, anchor.current, id) : [id];
    anchor.current = id;
    setSelected((now) => {
      const next = new Set(now);
      const on = !now.has(id);
      for (const one of pressed) {
        if (on) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);
  return {
    ids: useMemo(() => new Set(rows.map(({ id }) => id)), [rows]),
    rows,
    toggle,
    set: (next) => setSelected(new Set(next)),
    clear: () => setSelected(new Set()),
  };
}

/** The row of a list in which the focus is, by the element's `data-key`. */
export function focusedRow(): number | null {
  const key = document.activeElement?.closest('[data-key]')?.getAttribute('data-key');
  return key === null || key === undefined || Number.isNaN(Number(key)) ? null : Number(key);
}
