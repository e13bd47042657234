import { useRef, useState, type PointerEvent } from 'react';

/** Pixels that the pointer moves before a press becomes a drag. */
const SLACK = 4;

/** What is dragged, by how many pixels, and the position in the form where it would be dropped; null: nowhere. */
export interface EntryDrag {
  source: 'pool' | 'form';
  id: number;
  dx: number;
  dy: number;
  /** Where the pointer is in the window. */
  x: number;
  y: number;
  index: number | null;
}

interface EntryDragOptions {
  /** Ids of the fields of the form, in their order. */
  ids: readonly number[];
  onMove(id: number, index: number): void;
  /** Of a list with a pool beside it. */
  onAdd?(id: number, index: number): void;
}

/** Dragging a field of the pool into the form, and a field of the form to another position, by mouse, pen or finger. */
export function useEntryDrag({ ids, onMove, onAdd }: EntryDragOptions) {
  const list = useRef<HTMLElement | null>(null);
  const start = useRef<{ source: EntryDrag['source']; id: number; x: number; y: number } | null>(null);
  const dropped = useRef(false);
  const [drag, setDrag] = useState<EntryDrag | null>(null);
  const end = () => {
    start.current = null;
    setDrag(null);
  };
  const follow = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (drag === null && Math.hypot(dx, dy) < SLACK) return;
    const index = indexAt(list.current, ids, from, event);
    setDrag({ source: from.source, id: from.id, dx, dy, x: event.clientX, y: event.clientY, index });
  };
  const drop = () => {
    dropped.current = drag !== null;
    if (drag?.source === 'form' && drag.index !== null && drag.index !== ids.indexOf(drag.id))
      onMove(drag.id, drag.index);
    if (drag?.source === 'pool' && drag.index !== null) onAdd?.(drag.id, drag.index);
    end();
  };
  const handle = (source: EntryDrag['source'], id: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      dropped.current = false;
      start.current = { source, id, x: event.clientX, y: event.clientY };
    },
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: end,
  });
  /** Whether a click is the end of a drag, and presses nothing; that of a key never is. */
  const endsDrag = ({ detail }: { detail: number }) => {
    const ended = dropped.current && detail > 0;
    dropped.current = false;
    return ended;
  };
  return { list, drag, handle, cancel: end, endsDrag };
}

/** How many other fields of the form stand above the pointer; null where a field of the pool is not over the form. */
function indexAt(
  list: HTMLElement | null,
  ids: readonly number[],
  { source, id }: Pick<EntryDrag, 'source' | 'id'>,
  { clientX, clientY }: PointerEvent,
): number | null {
  if (!list) return null;
  const { left, right, top, bottom } = list.getBoundingClientRect();
  if (source === 'pool' && (clientX < left || clientX > right || clientY < top || clientY > bottom)) return null;
  const rows = new Map(
    [...list.querySelectorAll<HTMLElement>('[data-entry]')].map((row) => [Number(row.dataset.entry), row]),
  );
  return ids.filter((other) => {
    const box = other === id ? undefined : rows.get(other)?.getBoundingClientRect();
    return box ? (box.top + box.bottom) / 2 < clientY : false;
  }).length;
}

/** The keys that move a row by its handle. */
export const POSITION_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

/** The position that a key asks for; undefined for other keys, and where it would not move. */
export function positionByKey(key: string, index: number, count: number): number | undefined {
  const wanted = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key];
  return wanted === undefined || wanted < 0 || wanted >= count || wanted === index ? undefined : wanted;
}

/** Where the line of the drop is drawn: above this row, below it as the last one, or not at it. */
export function dropLine(drag: EntryDrag | null, ids: readonly number[], id: number): string | false {
  if (!drag || drag.index === null) return false;
  if (drag.source === 'form' && drag.index === ids.indexOf(drag.id)) return false;
  const others = ids.filter((other) => drag.source !== 'form' || other !== drag.id);
  if (others[drag.index] === id) return 'fb-before';
  return drag.index === others.length && others.at(-1) === id && 'fb-after';
}
