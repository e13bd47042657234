// Which rows are selected, and where the keyboard is. The order is that of the loaded rows; nothing else is known here.

/** Selected rows, the row that the keyboard is at, and the row from which a range is stretched. */
export interface Selection {
  ids: ReadonlySet<number>;
  cursor: number | null;
  anchor: number | null;
}

/** Nothing is selected and the keyboard is nowhere. */
export const NO_SELECTION: Selection = { ids: new Set(), cursor: null, anchor: null };

/** One row alone, as a click selects it. */
export const only = (id: number): Selection => ({ ids: new Set([id]), cursor: id, anchor: id });

/** Adds a row or takes it away, as Ctrl and a click, or Space. */
export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, cursor: id, anchor: id };
}

/** All rows from the anchor to a row, as Shift and a click; without an anchor that is still there the row alone. */
export function stretched({ anchor }: Selection, order: readonly number[], id: number): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return only(id);
  return { ids: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), cursor: id, anchor };
}

/** Every row; the keyboard stays where it is. */
export const everything = ({ cursor, anchor }: Selection, order: readonly number[]): Selection => ({
  ids: new Set(order),
  cursor: cursor ?? order[0] ?? null,
  anchor,
});

/** Without rows that are not there any more; the keyboard goes to the row that has moved to its position. */
export function pruned(selection: Selection, before: readonly number[], order: readonly number[]): Selection {
  const known = new Set(order);
  const { ids, cursor, anchor } = selection;
  const kept = [...ids].filter((id) => known.has(id));
  if (kept.length === ids.size && (cursor === null || known.has(cursor)) && (anchor === null || known.has(anchor)))
    return selection;
  const next =
    cursor === null || known.has(cursor)
      ? cursor
      : (before.slice(before.indexOf(cursor)).find((id) => known.has(id)) ?? order.at(-1) ?? null);
  return { ids: new Set(kept), cursor: next, anchor: anchor !== null && known.has(anchor) ? anchor : next };
}

/** A pressed key, and how the rows stand. */
export interface SelectionKey {
  key: string;
  shift: boolean;
  ctrl: boolean;
  /** Rows next to each other; 1 in a list. */
  columns: number;
  /** Lines that are visible. */
  lines: number;
}

/** How far a key goes, in rows; null for a key that does not move. Right is backwards: the rows run from right to left. */
function stepOf({ key, columns, lines }: SelectionKey): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * Math.max(1, lines - 1),
    PageUp: -columns * Math.max(1, lines - 1),
    Home: -Infinity,
    End: Infinity,
    ...(columns > 1 ? { ArrowLeft: 1, ArrowRight: -1 } : {}),
  };
  return Object.hasOwn(steps, key) ? steps[key]! : null;
}

/**
 * What a key makes of the selection; null when it means nothing here. Arrows select the row they reach, with Shift the
 * range up to it, with Ctrl they only move.
 */
export function afterKey(selection: Selection, order: readonly number[], pressed: SelectionKey): Selection | null {
  const { key, shift, ctrl } = pressed;
  const { cursor } = selection;
  if (key === 'Escape') return selection.ids.size > 0 ? { ...selection, ids: new Set() } : null;
  if (key === ' ') return cursor === null ? null : toggled(selection, cursor);
  const step = stepOf(pressed);
  if (step === null || order.length === 0) return null;
  const from = cursor === null ? -1 : order.indexOf(cursor);
  // a step beyond the end stays, except into the last line, which may be shorter
  const wanted = from < 0 ? (step === Infinity ? order.length - 1 : 0) : from + step;
  const at = Math.max(0, Math.min(order.length - 1, wanted));
  const stays = from >= 0 && Number.isFinite(step) && wanted < 0 && Math.abs(step) > 1;
  const id = order[stays ? from : at]!;
  if (shift) return stretched({ ...selection, anchor: selection.anchor ?? cursor ?? id }, order, id);
  if (ctrl) return { ...selection, cursor: id };
  return only(id);
}
