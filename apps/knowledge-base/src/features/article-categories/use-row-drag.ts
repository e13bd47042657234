import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { positionAfterStep, positionOfDrop, type Position, type Step, type TreeNode } from './category-tree.rules.ts';

/** Pixels to the left that make a category one level deeper. */
const INDENT = 40;
/** Pixels that the pointer moves before a press becomes a drag. */
const SLACK = 4;

/** What is dragged, by how much, and where it would be dropped. */
export interface RowDrag {
  id: number;
  dx: number;
  dy: number;
  /** The row after which the line is drawn; null: before all. */
  afterId: number | null;
  depth: number;
  position: Position | null;
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'deeper',
  ArrowRight: 'higher',
};

interface RowDragOptions {
  /** All categories, and those that are shown. */
  nodes: readonly TreeNode[];
  shown: readonly TreeNode[];
  onMove(id: number, position: Position): void;
}

/**
 * Dragging a row by its handle with the pointer, and moving it with Alt and the arrow keys. `list` is the element whose
 * children with `data-category` are the rows.
 */
export function useRowDrag({ nodes, shown, onMove }: RowDragOptions) {
  const list = useRef<HTMLElement | null>(null);
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const [drag, setDrag] = useState<RowDrag | null>(null);

  const follow = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (drag === null && Math.hypot(dx, dy) < SLACK) return;
    const above = rowAbove(list.current, event.clientY, shown);
    const own = nodes.find((node) => node.id === from.id);
    const wanted = (own?.depth ?? 1) + Math.round(-dx / INDENT);
    const position = positionOfDrop(nodes, from.id, above, wanted);
    const depth = position?.parentId ? (nodes.find((node) => node.id === position.parentId)?.depth ?? 0) + 1 : 1;
    setDrag({ id: from.id, dx, dy, afterId: above?.id ?? null, depth, position });
  };
  const end = () => {
    start.current = null;
    setDrag(null);
  };
  const handle = (id: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove: follow,
    onPointerUp: () => {
      if (drag?.position) onMove(id, drag.position);
      end();
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') return end();
      const step = event.altKey ? STEPS[event.key] : undefined;
      if (step === undefined) return;
      event.preventDefault();
      const position = positionAfterStep(nodes, id, step);
      if (position) onMove(id, position);
    },
  });
  return { list, drag, handle };
}

/** The shown row whose middle is the last one above the pointer. */
function rowAbove(list: HTMLElement | null, y: number, shown: readonly TreeNode[]): TreeNode | null {
  let above: TreeNode | null = null;
  for (const row of list?.querySelectorAll<HTMLElement>('[data-category]') ?? []) {
    const { top, height } = row.getBoundingClientRect();
    if (top + height / 2 > y) break;
    above = shown.find((node) => String(node.id) === row.dataset.category) ?? above;
  }
  return above;
}
