import type { DragEvent } from 'react';

/** Files and folders of the manager while they are dragged; a page of another origin cannot read them. */
const TYPE = 'application/x-hamyar-files';

/** Begins to drag these rows. */
export function putDragged(event: DragEvent, ids: readonly number[]): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(ids));
  event.dataTransfer.effectAllowed = 'move';
}

/** Whether rows of the manager are being dragged; their ids can be read only when they are dropped. */
export const hasDragged = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(TYPE);

/** Whether files of the device are being dragged. */
export const hasDeviceFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The dropped rows; none when something else was dropped. */
export function readDragged({ dataTransfer }: DragEvent): number[] {
  try {
    const ids: unknown = JSON.parse(dataTransfer.getData(TYPE) || '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}
