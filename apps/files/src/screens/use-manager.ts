import { useRef, useState } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { useListQuery, useRefusedFilters } from '@hamyar/module-kit/list';
import { useSearch, useSetSearch } from '@hamyar/module-sdk';
import type { DetailsActions } from '../features/details/details.tsx';
import type { EntryActions } from '../features/entries/entries.tsx';
import { everything, only, type Selection } from '../features/entries/selection.rules.ts';
import { copyAddresses } from '../shared/copy-address.ts';
import { useFileRights } from '../shared/file-rights.ts';
import { filesList } from '../shared/files-list.ts';
import { dropFiles } from '../shared/move-files.ts';
import { useFolderContents, useOpenFolder } from '../shared/use-folder.ts';
import { useDialogs } from './files-dialogs.tsx';
import { useFileSelection } from './use-file-selection.ts';

/** A panel over or next to the rows. */
export type Panel = 'details' | 'uploads' | 'tree';

/** Everything that the parts of the manager share. */
export type Manager = ReturnType<typeof useManager>;

/** The open folder of the address with its rows and selection, and what can be done. */
export function useManager() {
  const { search, ...address } = useFolderAddress();
  const rights = useFileRights();
  const dialogs = useDialogs();
  const { folder, gone, file: folderFile } = useOpenFolder(address.folderId);
  const read = useFolderContents(address.query, gone);
  const corrected = useRefusedFilters(address.list, read.error);
  const contents = corrected ? { ...read, loading: true, error: undefined } : read;
  const selection = useFileSelection(address.key, contents.rows);
  const [panel, setPanel] = useState<Panel | null>(null);
  const actions: DetailsActions = {
    open: (file) => (file.type === 'folder' ? address.openFolder(file.id) : dialogs.show({ kind: 'preview', file })),
    copy: (files) => void copyAddresses(contents.publicUrl, files),
    rename: (file) => dialogs.show({ kind: 'rename', file }),
    move: (files) => dialogs.show({ kind: 'move', files }),
    remove: (files) => dialogs.remove(files),
  };
  const dropInto = (ids: readonly number[], target: { id: number | null }) => {
    const files = contents.rows.filter(({ id }) => ids.includes(id) && id !== target.id);
    void dropFiles(files, target.id);
  };
  return {
    ...address,
    rights,
    dialogs,
    folder,
    gone,
    folderFile,
    contents,
    ...selection,
    panel,
    setPanel,
    actions,
    dropInto,
  };
}

/** What the address says: the folder, what is searched for, the order, the layout. */
function useFolderAddress() {
  const list = useListQuery(filesList);
  const search = useSearch();
  const setSearch = useSetSearch();
  const { perPage: _perPage, page: _page, cursor: _cursor, ...query } = list.query;
  const { parent_id: parent, keyword } = list.filters;
  return {
    list,
    search,
    query,
    folderId: parent ?? null,
    /** Another folder or search begins with another selection. */
    key: `${parent ?? 0}/${keyword ?? ''}`,
    layout: search.get('layout') === 'list' ? ('list' as const) : ('grid' as const),
    setLayout: (layout: 'grid' | 'list') => setSearch({ layout: layout === 'list' ? layout : undefined }),
    // a folder is an entry in the history, so that the back button returns to the one before
    openFolder: (id: number | null) =>
      setSearch({ parent_id: id ?? undefined, keyword: undefined }, { replace: false }),
  };
}

/** What keys and presses on the rows do. */
export function useEntryActions(manager: Manager, showDetails: () => void): EntryActions {
  const { actions, rights, selected, selection, select, contents, folder } = manager;
  const reading = useRef(false);
  const readAll = (choose: (rows: readonly ManagedFile[]) => Selection) => {
    if (reading.current) return;
    reading.current = true;
    void contents.readTo(contents.total - 1).then((rows) => {
      reading.current = false;
      select(choose(rows), rows);
    });
  };
  return {
    open: actions.open,
    doubleClick: (file) => (file.type === 'folder' ? actions.open(file) : actions.copy([file])),
    tap: (file) => (file.type === 'folder' ? actions.open(file) : showDetails()),
    rename: (file) => {
      if (rights.mayChange(file)) actions.rename(file);
    },
    remove: () => {
      if (selected.every((file) => rights.mayChange(file))) actions.remove(selected);
    },
    copy: () => actions.copy(selected),
    parent: () => {
      if (folder.id === null) return;
      manager.selectWhenRead(folder.id);
      manager.openFolder(folder.ancestors.at(-1)?.id ?? null);
    },
    selectAll: () =>
      readAll((rows) =>
        everything(
          selection,
          rows.map(({ id }) => id),
        ),
      ),
    end: () => readAll((rows) => (rows.at(-1) ? only(rows.at(-1)!.id) : selection)),
    dropInto: manager.dropInto,
  };
}
