import { useMemo } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { failureOf } from '@hamyar/store';
import { useFolderContentsInfiniteQuery, useManagedFileQuery, type FolderQuery } from '../api/file.api.ts';
import { fa } from '../messages/fa.ts';
import { useLiveFolder } from './use-live-folder.ts';

/** The open folder; null is the top of the tree. */
export interface OpenFolder {
  id: number | null;
  name: string;
  /** The folders above it, the highest first, without the top. */
  ancestors: readonly { id: number; name: string }[];
}

/** The folder that the address names: its name and the way to it. */
export function useOpenFolder(id: number | null): { folder: OpenFolder; gone: boolean; file: ManagedFile | undefined } {
  const { currentData, error } = useManagedFileQuery(id ?? 0, { skip: id === null });
  const status = failureOf({ error })?.status;
  const gone = id !== null && (status === 'NOT_FOUND' || (currentData !== undefined && currentData.type !== 'folder'));
  return {
    folder: { id, name: id === null ? fa.root : (currentData?.name ?? '…'), ancestors: currentData?.ancestors ?? [] },
    gone,
    // what was read of a folder that is gone is not shown any longer
    file: id === null || gone ? undefined : currentData,
  };
}

/** The rows of a folder, or what was found, as far as they were read. */
export interface FolderContents {
  rows: readonly ManagedFile[];
  total: number;
  publicUrl: string;
  /** Nothing was read yet. */
  loading: boolean;
  /** What was read belongs to another folder or order; the new rows are on their way. */
  busy: boolean;
  /** Why nothing could be read. */
  error: unknown;
  /** Why the next rows could not be read. */
  moreError: boolean;
  refetch(): void;
  /** Reads on until this row is there. */
  readTo(index: number): Promise<readonly ManagedFile[]>;
}

/** Reads a folder page by page while it is scrolled. */
export function useFolderContents(query: FolderQuery, skip = false): FolderContents {
  const { data, currentData, error, isFetching, isFetchNextPageError, refetch, fetchNextPage } =
    useFolderContentsInfiniteQuery(query, { skip, refetchOnMountOrArgChange: true });
  const shown = currentData ?? data;
  const rows = useMemo(() => shown?.pages.flatMap((page) => page.data) ?? [], [shown]);
  const last = shown?.pages.at(-1);
  useLiveFolder(query, rows, shown !== undefined);
  return {
    rows,
    total: Math.max(last?.total ?? 0, rows.length),
    publicUrl: shown?.pages[0]?.public_url ?? '',
    loading: shown === undefined && error === undefined,
    busy: currentData === undefined && isFetching,
    error: currentData === undefined ? error : undefined,
    moreError: isFetchNextPageError,
    refetch: () => void refetch(),
    async readTo(index) {
      let read = rows;
      let more = (last?.currentPage ?? 1) < (last?.totalPages ?? 1);
      while (more && read.length <= index) {
        const result = await fetchNextPage();
        const pages = result.data?.pages;
        if (result.isError || !pages) break;
        read = pages.flatMap((page) => page.data);
        const end = pages.at(-1);
        more = (end?.currentPage ?? 1) < (end?.totalPages ?? 1);
      }
      return read;
    },
  };
}
