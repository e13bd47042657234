import type { ManagedFile } from '@hamyar/contracts/files';
import { fileUpdate } from '@hamyar/contracts/files';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { shared } from '@hamyar/persian';
import { send } from '@hamyar/store';
import { patchRows, refreshFolders } from '../api/file.api.ts';
import { fa } from '../messages/fa.ts';

const text = fa.move;

/** A file or folder that did not move, and why. */
export interface Unmoved {
  file: ManagedFile;
  message: string;
}

/** Moves files and folders into a folder, one after another. @returns those that did not move */
export async function moveFiles(files: readonly ManagedFile[], target: number | null): Promise<Unmoved[]> {
  const unmoved: Unmoved[] = [];
  const moved: ManagedFile[] = [];
  for (const file of files) {
    if (file.parent_id === target) continue;
    const { data, error } = await send(fileUpdate, { id: file.id, parent_id: target });
    if (data) moved.push(data);
    else unmoved.push({ file, message: failureText(error) });
  }
  const now = new Map(moved.map((file) => [file.id, file]));
  patchRows((row, query) => {
    const after = now.get(row.id);
    if (!after) return row;
    // what a search has found is there wherever it stands
    return query.keyword !== undefined || (query.parent_id ?? null) === after.parent_id ? after : null;
  });
  if (moved.length > 0)
    refreshFolders(moved.some(({ type }) => type === 'folder') ? ['files/tree', 'files/file'] : ['files/file']);
  return unmoved;
}

/** Says what a move has done, with a way back; {@link moveFiles} has moved them. */
export function sayMoved(files: readonly ManagedFile[], unmoved: readonly Unmoved[], target: number | null): void {
  const failed = new Set(unmoved.map(({ file }) => file.id));
  const moved = files.filter((file) => !failed.has(file.id) && file.parent_id !== target);
  const [first] = unmoved;
  if (first) toast.error(unmoved.length === 1 ? first.message : `${text.failed(unmoved.length)}: ${first.message}`);
  if (moved.length === 0) return;
  const back = async () => {
    for (const [parent, rows] of groupByParent(moved))
      await moveFiles(
        rows.map((row) => ({ ...row, parent_id: target })),
        parent,
      );
    refreshFolders(['files/list']);
  };
  toast.success(text.done(moved.length), { action: { label: shared.undo, onAction: () => void back() } });
}

function groupByParent(files: readonly ManagedFile[]): Map<number | null, ManagedFile[]> {
  const groups = new Map<number | null, ManagedFile[]>();
  for (const file of files) groups.set(file.parent_id, [...(groups.get(file.parent_id) ?? []), file]);
  return groups;
}
