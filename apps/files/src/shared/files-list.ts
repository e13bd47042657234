import { FILE_SORTS, type FileListQuery } from '@hamyar/contracts/files';
import { defineList, numberFilter, textFilter } from '@hamyar/module-kit/list';

/** What the address keeps of the manager: the folder, what is searched for, and the order. */
export const filesList = defineList<FileListQuery>()({
  filters: { parent_id: numberFilter(), keyword: textFilter(), only: null, ids: null, extensions: null },
  sorts: FILE_SORTS,
  // what is new, or large, first
  directions: { size: 'desc', created_at: 'desc', updated_at: 'desc' },
  defaultSort: { by: 'name', order: 'asc' },
});
