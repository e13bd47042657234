import type { ManagedFile } from '@hamyar/contracts/files';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { shared } from '@hamyar/persian';
import type { CallResult } from '@hamyar/store';
import { refreshFolders } from '../api/file.api.ts';
import { fa } from '../messages/fa.ts';
import { storedInstead, updateFiles } from './update-files.ts';

const text = fa.move;

/** A file or folder that did not move, as it is stored now, and why. */
export interface Unmoved {
  file: ManagedFile;
  message: string;
}

/**
 * Moves files and folders into a folder and says how many moved, with a way back.
 * @returns those that did not move; the caller says it: a dialog above its tree, {@link dropFiles} in a toast
 */
export async function moveFiles(files: readonly ManagedFile[], target: number | null): Promise<readonly Unmoved[]> {
  const { moved, unmoved } = await moveInto(files, target);
  if (moved.length > 0)
    toast.success(text.done(moved.length), { action: { label: shared.undo, onAction: () => void moveBack(moved) } });
  return unmoved;
}

/** Moves files that were dropped on a folder; what did not move is said in a toast. */
export async function dropFiles(files: readonly ManagedFile[], target: number | null): Promise<void> {
  sayUnmoved(await moveFiles(files, target));
}

/** A file where it is now, and the folder that it came from. */
interface Moved {
  file: ManagedFile;
  from: number | null;
}

async function moveInto(files: readonly ManagedFile[], target: number | null) {
  const results = await updateFiles(
    files.filter(({ parent_id }) => parent_id !== target),
    { parent_id: target },
  );
  const moved = results.flatMap(({ file, result }): Moved[] =>
    result.data ? [{ file: result.data, from: file.parent_id }] : [],
  );
  const unmoved = results.flatMap(({ file, result }): Unmoved[] =>
    result.error ? [{ file: storedInstead(result) ?? file, message: whyNot(result) }] : [],
  );
  return { moved, unmoved };
}

const whyNot = (result: CallResult<ManagedFile>): string =>
  storedInstead(result) ? text.conflict : failureText(result.error);

/** The way back of a move. A file that somebody else has changed since stays where they have put it. */
async function moveBack(moved: readonly Moved[]): Promise<void> {
  const unmoved: Unmoved[] = [];
  for (const from of new Set(moved.map((one) => one.from))) {
    const files = moved.filter((one) => one.from === from).map(({ file }) => file);
    unmoved.push(...(await moveInto(files, from)).unmoved);
  }
  // rows that are back have to be read: patching the page only takes rows away
  if (unmoved.length < moved.length) refreshFolders(['files/list']);
  sayUnmoved(unmoved);
}

function sayUnmoved(unmoved: readonly Unmoved[]): void {
  const [first] = unmoved;
  if (first) toast.error(unmoved.length === 1 ? first.message : `${text.failed(unmoved.length)}: ${first.message}`);
}
