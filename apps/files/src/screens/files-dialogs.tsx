import { useState } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { deleteFiles, type Undeleted } from '../features/delete/delete-files.ts';
import type { OpenFolder } from '../shared/use-folder.ts';

const NewFolderDialog = lazyPart(() => import('../features/new-folder/new-folder.dialog.tsx'), 'NewFolderDialog');
const RenameDialog = lazyPart(() => import('../features/rename/rename.dialog.tsx'), 'RenameDialog');
const MoveDialog = lazyPart(() => import('../features/move/move.dialog.tsx'), 'MoveDialog');
const UndeletedDialog = lazyPart(() => import('../features/delete/undeleted.dialog.tsx'), 'UndeletedDialog');
const PreviewDialog = lazyPart(() => import('../features/preview/preview.dialog.tsx'), 'PreviewDialog');

/** What is open over the manager. */
type Open =
  | { kind: 'newFolder' }
  | { kind: 'rename'; file: ManagedFile }
  | { kind: 'move'; files: readonly ManagedFile[] }
  | { kind: 'preview'; file: ManagedFile }
  | { kind: 'undeleted'; undeleted: readonly Undeleted[] };

/** Opens the dialogs of the manager. */
export interface Dialogs {
  open: Open | null;
  close(): void;
  show(open: Open): void;
  /** Asks, deletes, and shows what is still there and why. */
  remove(files: readonly ManagedFile[]): void;
}

/** The state of the dialogs. */
export function useDialogs(): Dialogs {
  const [open, show] = useState<Open | null>(null);
  return {
    open,
    show,
    close: () => show(null),
    remove: (files) => {
      void deleteFiles(files).then((undeleted) => {
        if (undeleted.length > 0) show({ kind: 'undeleted', undeleted });
      });
    },
  };
}

/** Props of {@link FilesDialogs}. */
export interface FilesDialogsProps {
  dialogs: Dialogs;
  folder: OpenFolder;
  rows: readonly ManagedFile[];
  publicUrl: string;
  onCreated(id: number): void;
}

/** The open dialog; the code of each is loaded when it is opened first. */
export function FilesDialogs({ dialogs, folder, rows, publicUrl, onCreated }: FilesDialogsProps) {
  const { open, close, show } = dialogs;
  return (
    <OnDemand onClose={close}>
      {open?.kind === 'newFolder' ? <NewFolderDialog parent={folder} onCreated={onCreated} onClose={close} /> : null}
      {open?.kind === 'rename' ? <RenameDialog file={open.file} onClose={close} /> : null}
      {open?.kind === 'move' ? (
        <MoveDialog
          files={open.files}
          from={{ id: folder.id, path: folder.ancestors.map(({ id }) => id) }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'undeleted' ? <UndeletedDialog undeleted={open.undeleted} onClose={close} /> : null}
      {open?.kind === 'preview' ? (
        <PreviewDialog
          // a file that was renamed or shared meanwhile is shown as it is now
          file={rows.find(({ id }) => id === open.file.id) ?? open.file}
          publicUrl={publicUrl}
          files={rows.filter(({ type }) => type === null)}
          onShow={(file) => show({ kind: 'preview', file })}
          onClose={close}
        />
      ) : null}
    </OnDemand>
  );
}
