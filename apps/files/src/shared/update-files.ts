import { fileUpdate, type FileUpdateBody, type ManagedFile } from '@hamyar/contracts/files';
import { send, type CallResult } from '@hamyar/store';
import { patchRows, refreshFolders, type FolderQuery } from '../api/file.api.ts';

/** What a person changes of a file; the version comes from the row that they saw. */
export type FileChange = Omit<FileUpdateBody, 'version'>;

/**
 * Renames, moves or shares files and folders, one after another, unless somebody else has changed them since they were
 * read. The rows on the page, the tree and the details follow: to what was saved, and after VERSION_CONFLICT to what is
 * stored, so that the next try is about what the person then sees.
 * @returns the result of each file, in their order
 */
export async function updateFiles(
  files: readonly ManagedFile[],
  change: FileChange,
): Promise<readonly { file: ManagedFile; result: CallResult<ManagedFile> }[]> {
  const results = [];
  for (const file of files) {
    const { id, version } = file;
    results.push({ file, result: await send(fileUpdate, { id, version, ...change }) });
  }
  const stored = results.flatMap(({ result }) => result.data ?? storedInstead(result) ?? []);
  showStored(stored);
  return results;
}

/** {@link updateFiles} of one. */
export async function updateFile(file: ManagedFile, change: FileChange): Promise<CallResult<ManagedFile>> {
  const [only] = await updateFiles([file], change);
  return only!.result;
}

/** What somebody else has stored meanwhile; undefined when the change was not refused for that. */
export const storedInstead = ({ error }: CallResult<ManagedFile>): ManagedFile | undefined =>
  error?.code === 'VERSION_CONFLICT' ? error.data : undefined;

function showStored(files: readonly ManagedFile[]): void {
  if (files.length === 0) return;
  const now = new Map(files.map((file) => [file.id, file]));
  patchRows((row, query) => {
    const stored = now.get(row.id);
    return stored && !isListed(stored, query) ? null : (stored ?? row);
  });
  refreshFolders(files.some(({ type }) => type === 'folder') ? ['files/tree', 'files/file'] : ['files/file']);
}

/** What a search has found is there wherever it stands. */
const isListed = (file: ManagedFile, query: FolderQuery): boolean =>
  query.keyword !== undefined || (query.parent_id ?? null) === file.parent_id;
