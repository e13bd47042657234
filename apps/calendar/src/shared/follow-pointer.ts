/** px that the pointer moves before a press becomes a drag. */
const THRESHOLD = 5;
const ENDS = ['pointerup', 'pointercancel', 'keydown'] as const;

interface Following {
  /** The pointer has moved. */
  onMove(at: PointerEvent): void;
  /** The button was released after a move; false when it was a mere press, or Escape gave up. */
  onEnd(dropped: boolean): void;
}

/** Follows the pointer from a press to its end. Escape gives up, and the click that ends a drag opens nothing. */
export function followPointer(from: { clientX: number; clientY: number }, { onMove, onEnd }: Following): void {
  let moved = false;
  const move = (at: PointerEvent) => {
    if (!moved && Math.hypot(at.clientX - from.clientX, at.clientY - from.clientY) < THRESHOLD) return;
    moved = true;
    onMove(at);
  };
  const stop = (at: Event) => {
    if (at.type === 'keydown') {
      if ((at as KeyboardEvent).key !== 'Escape') return;
      at.preventDefault();
      at.stopPropagation();
    }
    document.removeEventListener('pointermove', move);
    for (const name of ENDS) document.removeEventListener(name, stop, true);
    const dropped = moved && at.type === 'pointerup';
    if (dropped) swallowClick();
    onEnd(dropped);
  };
  document.addEventListener('pointermove', move);
  for (const name of ENDS) document.addEventListener(name, stop, true);
}

/** Keeps the click that a browser sends after the button was released from what lies under the pointer. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, true));
}

/** The day of the cell under a point, of the cells in a grid. */
export function dayAtPoint(grid: HTMLElement | null, { clientX, clientY }: PointerEvent): number | null {
  const cell = document.elementFromPoint?.(clientX, clientY)?.closest<HTMLElement>('[data-day]');
  return cell && grid?.contains(cell) ? Number(cell.dataset.day) : null;
}
