import { useCallback, useMemo, useRef, useState } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import { rangeOf } from '@hamyar/design-system/basics';

/** The tickets of a list that are selected for an action on all of them. */
export interface TicketSelection {
  ids: ReadonlySet<number>;
  /** The rows of them: those that are shown in their order, then those of other pages. */
  rows: readonly TicketRow[];
  /** How many of them are on other pages. */
  elsewhere: number;
  /** Selects a row or leaves it out; with `range` also those between it and the one before. */
  toggle(id: number, range?: boolean): void;
  set(ids: Iterable<number>): void;
  /** Selects exactly these, wherever they stand in the list. */
  setRows(rows: readonly TicketRow[]): void;
  clear(): void;
}

/** A selected row, and the page on which it was selected; null for a row that was found on no page. */
type Selected = ReadonlyMap<number, { row: TicketRow; page: string | null }>;
const NONE: Selected = new Map();

/**
 * Selects among the rows of a list: a row that leaves the shown page leaves the selection, one of another page stays in
 * it. `list` says which list it is; another view and other filters begin without any, because an action must not reach
 * what nobody has seen.
 * @param page the page of the list that is shown
 */
export function useTicketSelection(shown: readonly TicketRow[], list: unknown, page = ''): TicketSelection {
  const [selected, setSelected] = useState<Selected>(NONE);
  const key = JSON.stringify(list);
  const [of, setOf] = useState(key);
  if (of !== key) {
    setOf(key);
    setSelected(NONE);
  }
  const anchor = useRef<number | null>(null);
  const latest = useRef({ shown, page });
  latest.current = { shown, page };
  const rows = useMemo(() => shown.filter(({ id }) => selected.has(id)), [shown, selected]);
  const others = useMemo(() => {
    const here = new Set(shown.map(({ id }) => id));
    return [...selected.values()].filter((one) => one.page !== page && !here.has(one.row.id)).map(({ row }) => row);
  }, [shown, selected, page]);
  const toggle = useCallback((id: number, range = false) => {
    const ids = latest.current.shown.map((row) => row.id);
    const pressed = range ? rangeOf(ids, anchor.current, id) : [id];
    anchor.current = id;
    setSelected((now) => selectedOf(latest.current, now, changed(now, pressed, !now.has(id))));
  }, []);
  const all = useMemo(() => [...rows, ...others], [rows, others]);
  return {
    ids: useMemo(() => new Set(all.map(({ id }) => id)), [all]),
    rows: all,
    elsewhere: others.length,
    toggle,
    set: (ids) => setSelected((now) => selectedOf(latest.current, now, ids)),
    setRows: (found) => setSelected(new Map(found.map((row) => [row.id, { row, page: null }]))),
    clear: () => setSelected(NONE),
  };
}

/** The selected ids with these among them, or without. */
function changed(now: Selected, ids: readonly number[], on: boolean): ReadonlySet<number> {
  const next = new Set(now.keys());
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** These ids with their rows: those of the shown page, and those that were selected before. */
function selectedOf(
  { shown, page }: { shown: readonly TicketRow[]; page: string },
  before: Selected,
  ids: Iterable<number>,
) {
  const here = new Map(shown.map((row) => [row.id, { row, page }]));
  return new Map(
    [...ids].flatMap((id) => {
      const one = here.get(id) ?? before.get(id);
      return one ? [[id, one] as const] : [];
    }),
  );
}

/** The row of a list in which the focus is, by the element's `data-key`. */
export function focusedRow(): number | null {
  const key = document.activeElement?.closest('[data-key]')?.getAttribute('data-key');
  return key === null || key === undefined || Number.isNaN(Number(key)) ? null : Number(key);
}
