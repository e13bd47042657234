import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { positionOf, type SortableItem } from './sortable-list.rules.ts';

/** Pixels that the pointer moves before a press becomes a drag. */
const SLACK = 4;
/** Pixels at the edges of the list in which a drag scrolls it, and by how much it does. */
const EDGE = 36;
const SCROLL = 8;

/** The row that is dragged, by how many pixels, and where it would be dropped. */
export interface SortDrag {
  id: number;
  dy: number;
  index: number;
}

interface SortDragOptions {
  list: RefObject<HTMLElement | null>;
  items: readonly SortableItem[];
  onMove(id: number, index: number): void;
}

/** Dragging a row among its siblings by its handle, with a mouse, a pen or a finger. */
export function useSortDrag({ list, items, onMove }: SortDragOptions) {
  const start = useRef<{ id: number; y: number; scrolled: number } | null>(null);
  const [drag, setDrag] = useState<SortDrag | null>(null);
  const end = () => {
    start.current = null;
    setDrag(null);
  };
  const follow = (event: PointerEvent) => {
    const from = start.current;
    const box = list.current;
    if (!from || !box) return;
    if (drag === null && Math.abs(event.clientY - from.y) < SLACK) return;
    const { top, bottom } = box.getBoundingClientRect();
    if (event.clientY < top + EDGE) box.scrollTop -= SCROLL;
    if (event.clientY > bottom - EDGE) box.scrollTop += SCROLL;
    const dy = event.clientY - from.y + box.scrollTop - from.scrolled;
    setDrag({ id: from.id, dy, index: indexAt(box, items, from.id, event.clientY) });
  };
  const handle = (id: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = { id, y: event.clientY, scrolled: list.current?.scrollTop ?? 0 };
    },
    onPointerMove: follow,
    onPointerUp: () => {
      if (drag && drag.index !== positionOf(items, id).index) onMove(id, drag.index);
      end();
    },
    onPointerCancel: end,
  });
  return { drag, handle, cancel: end };
}

/** How many siblings of a row stand above the pointer, each by the middle of itself with those below it. */
function indexAt(list: HTMLElement, items: readonly SortableItem[], id: number, y: number): number {
  const parent = items.find((item) => item.id === id)?.parent_id;
  const rows = new Map(
    [...list.querySelectorAll<HTMLElement>('[data-sortable]')].map((row) => [row.dataset.sortable, row]),
  );
  const siblings = items.filter((item) => item.parent_id === parent && item.id !== id);
  return siblings.filter((sibling) => {
    const branch = branchOf(items, sibling.id).flatMap((one) => rows.get(String(one))?.getBoundingClientRect() ?? []);
    const [first, last] = [branch[0], branch.at(-1)];
    return first && last ? (first.top + last.bottom) / 2 < y : false;
  }).length;
}

function branchOf(items: readonly SortableItem[], id: number): number[] {
  const branch = new Set([id]);
  for (const item of items) if (item.parent_id !== null && branch.has(item.parent_id)) branch.add(item.id);
  return [...branch];
}
