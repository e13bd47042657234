import type { ListAnswer } from '@hamyar/contracts';
import {
  fileAttach,
  fileGet,
  fileList,
  fileStore,
  fileUses,
  type FileListQuery,
  type ManagedFile,
} from '@hamyar/contracts/files';
import { FILE_PAGE_SIZE } from '@hamyar/contracts/files';
import { multipleDelete } from '@hamyar/contracts/system';
import { api, fromCall, getStore, requestOf } from '@hamyar/store';

/** What is asked of a folder, or of all folders; the pages follow while it is scrolled. */
export type FolderQuery = Omit<FileListQuery, 'page' | 'perPage'>;
/** One page of a folder. */
export type FolderPage = ListAnswer<ManagedFile>;

const fileApi = api.enhanceEndpoints({ addTagTypes: ['files/list', 'files/tree', 'files/file'] }).injectEndpoints({
  endpoints: (build) => ({
    folderContents: build.infiniteQuery<FolderPage, FolderQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
      },
      query: ({ queryArg, pageParam }) =>
        requestOf(fileList, { ...queryArg, page: pageParam, perPage: FILE_PAGE_SIZE }),
      providesTags: ['files/list'],
    }),
    /** The folders in a folder, for the tree; null is the top. */
    folders: build.query({
      ...fromCall(fileList, {
        input: (parent: number | null): FileListQuery => ({
          ...(parent === null ? {} : { parent_id: parent }),
          only: 'folders',
          perPage: FILE_PAGE_SIZE,
        }),
      }),
      providesTags: ['files/tree'],
    }),
    managedFile: build.query({
      ...fromCall(fileGet, { input: (id: number) => ({ id }) }),
      providesTags: (_data, _error, id) => [{ type: 'files/file', id }],
    }),
    fileUses: build.query(fromCall(fileUses, { input: (id: number) => ({ id }) })),
    createFolder: build.mutation({
      ...fromCall(fileStore, { failures: 'caller' }),
      invalidatesTags: ['files/list', 'files/tree', 'files/file'],
    }),
    deleteFiles: build.mutation(
      fromCall(multipleDelete, {
        input: (type_ids: number[]) => ({ type: 'file' as const, type_ids }),
        failures: 'caller',
      }),
    ),
    attachFile: build.mutation(fromCall(fileAttach, { failures: 'caller' })),
  }),
});

export const {
  useFolderContentsInfiniteQuery,
  useFoldersQuery,
  useManagedFileQuery,
  useFileUsesQuery,
  useLazyFileUsesQuery,
  useCreateFolderMutation,
  useDeleteFilesMutation,
  useAttachFileMutation,
} = fileApi;

/** Reads everything that shows folders again. */
export function refreshFolders(tags: readonly ('files/list' | 'files/tree' | 'files/file')[]): void {
  getStore().dispatch(fileApi.util.invalidateTags([...tags]));
}

/**
 * Changes the rows that are on the page without reading them again: a folder of ten thousand rows would be read as a
 * whole. A null takes a row away.
 */
export function patchRows(change: (row: ManagedFile, query: FolderQuery) => ManagedFile | null): void {
  const { dispatch, getState } = getStore();
  for (const { endpointName, originalArgs } of fileApi.util.selectInvalidatedBy(getState(), ['files/list'])) {
    if (endpointName !== 'folderContents') continue;
    const query = originalArgs as FolderQuery;
    dispatch(
      fileApi.util.updateQueryData('folderContents', query, (draft) => {
        let removed = 0;
        for (const page of draft.pages) {
          const rows = page.data.flatMap((row) => change(row, query) ?? []);
          removed += page.data.length - rows.length;
          page.data = rows;
        }
        for (const page of draft.pages) page.total -= removed;
      }),
    );
  }
}
