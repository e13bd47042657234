import type { ManagedFile } from '@hamyar/contracts/files';
import { multipleDelete, type MultipleDeleteData } from '@hamyar/contracts/system';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { fill, isolate } from '@hamyar/persian';
import { send } from '@hamyar/store';
import { patchRows, refreshFolders } from '../../api/file.api.ts';
import { fa } from '../../messages/fa.ts';

const text = fa.delete;
/** Rows of one call (decisions 2.25). */
const ROWS_PER_CALL = 200;

/** A file or folder that was not deleted, and why. */
export interface Undeleted {
  file: ManagedFile;
  message: string;
}

function question(files: readonly ManagedFile[]): string {
  const [first] = files;
  if (files.length !== 1 || !first) return text.many(files.length);
  return fill(first.type === 'folder' ? text.folder : text.file, { name: isolate(first.name) });
}

/** Deletes files and folders after a question with «حذف» and «انصراف» [7.29]. @returns those that are still there */
export async function deleteFiles(files: readonly ManagedFile[]): Promise<Undeleted[]> {
  let failed: Undeleted[] = [];
  await confirmDelete({
    title: question(files),
    message: text.text,
    onYes: async () => {
      failed = await deleteNow(files);
    },
  });
  return failed;
}

async function deleteNow(files: readonly ManagedFile[]): Promise<Undeleted[]> {
  const failed: Undeleted[] = [];
  const deleted = new Set<number>();
  const byId = new Map(files.map((file) => [file.id, file]));
  for (let at = 0; at < files.length; at += ROWS_PER_CALL) {
    const part = files.slice(at, at + ROWS_PER_CALL);
    const { data, error } = await send(multipleDelete, { type: 'file', type_ids: part.map(({ id }) => id) });
    const answer: MultipleDeleteData = data ?? {
      deleted: [],
      failed: part.map(({ id }) => ({ id, status: '', message: failureText(error) })),
    };
    answer.deleted.forEach((id) => deleted.add(id));
    for (const { id, message } of answer.failed) {
      const file = byId.get(id);
      if (file) failed.push({ file, message });
    }
  }
  patchRows((row) => (deleted.has(row.id) ? null : row));
  if (files.some(({ id, type }) => type === 'folder' && deleted.has(id))) refreshFolders(['files/tree']);
  if (deleted.size > 0) {
    refreshFolders(['files/file']);
    toast.success(text.doneMany(deleted.size));
  }
  return failed;
}
