import { useState, type DragEvent } from 'react';
import { hasDragged, readDragged } from './dragged-files.ts';

/** What makes an element a folder into which rows are dropped; nothing while `onDrop` is absent. */
export function useDropTarget(onDrop: ((ids: readonly number[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  if (!onDrop) return { over: false, dropProps: {} };
  return {
    over,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!hasDragged(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasDragged(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onDrop(readDragged(event));
      },
    },
  };
}
