import { useMemo } from 'react';
import { channels, type ManagedFile } from '@hamyar/contracts';
import { FILE_PAGE_SIZE, fileList } from '@hamyar/contracts/files';
import { useLiveRows } from '@hamyar/module-kit/live';
import { isUnreachable, send } from '@hamyar/store';
import { patchRows, refreshFolders, type FolderQuery } from '../api/file.api.ts';

/**
 * Keeps an open folder as others leave it: what they rename, move or delete changes in its row, and what they add comes
 * with the rows read again, because the order says where it stands. What a search has found is of many folders, and
 * stays as it was read.
 */
export function useLiveFolder(query: FolderQuery, rows: readonly ManagedFile[], loaded: boolean): void {
  const { keyword, parent_id: folder } = query;
  const visibleIds = useMemo(() => rows.map(({ id }) => id), [rows]);
  useLiveRows<ManagedFile>({
    visibleIds,
    list: JSON.stringify(query),
    complete: loaded,
    readAt: Number.MAX_SAFE_INTEGER,
    channels: keyword === undefined ? [channels.folder(folder ?? 0)] : [],
    rowEvent: ({ name, data }) => {
      if (name !== 'file.changed') return null;
      // the folder itself: its name, or whether it is still there
      if (data.id !== folder) return { changed: data.id };
      refreshFolders(['files/file', 'files/tree']);
      return null;
    },
    fetchRows: async (ids) => {
      const { data, error } = await send(fileList, { ...query, ids: [...ids], page: 1, perPage: FILE_PAGE_SIZE });
      if (error && isUnreachable(error)) throw new Error('nobody answered', { cause: error });
      return data?.data ?? null;
    },
    replaceRows: (asked, fresh) => {
      const now = new Map(fresh.map((row) => [row.id, row]));
      const gone = rows.filter(({ id }) => asked.includes(id) && !now.has(id));
      patchRows((row, { keyword: words, parent_id }) => {
        if (words !== undefined || parent_id !== folder || !asked.includes(row.id)) return row;
        return now.get(row.id) ?? null;
      });
      refreshFolders(
        [...fresh, ...gone].some(({ type }) => type === 'folder') ? ['files/tree', 'files/file'] : ['files/file'],
      );
    },
    onNew: () => refreshFolders(['files/list', 'files/tree']),
    onMissed: () => refreshFolders(['files/list', 'files/tree', 'files/file']),
  });
}
