import type { ManagedFile } from '@hamyar/contracts/files';
import { Button, IconButton } from '@hamyar/design-system/basics';
import { CloseIcon, FolderIcon, InfoIcon, LinkIcon, TrashIcon } from '@hamyar/design-system/icons';
import type { DetailsActions } from '../features/details/details.tsx';
import { fa } from '../messages/fa.ts';
import type { FileRights } from '../shared/file-rights.ts';

/** What can be done with the selected rows, where the details are not next to them or several are selected. */
export function SelectionBar({
  files,
  rights,
  actions,
  onDetails,
  onClear,
}: {
  files: readonly ManagedFile[];
  rights: FileRights;
  actions: DetailsActions;
  onDetails: (() => void) | undefined;
  onClear(): void;
}) {
  const mayChange = files.every((file) => rights.mayChange(file));
  return (
    <div className="files-bar" role="toolbar" aria-label={fa.selection.bar}>
      <b role="status">{fa.selection.count(files.length)}</b>
      <span className="hd-grow" />
      {onDetails ? (
        <Button size="sm" icon={<InfoIcon />} onClick={onDetails}>
          {fa.details.show}
        </Button>
      ) : null}
      {files.some(({ path }) => path !== null) ? (
        <IconButton size="sm" icon={<LinkIcon />} label={fa.copy.action} onClick={() => actions.copy(files)} />
      ) : null}
      {mayChange ? (
        <>
          <Button size="sm" icon={<FolderIcon />} onClick={() => actions.move(files)}>
            {fa.move.action}
          </Button>
          <Button size="sm" variant="danger-text" icon={<TrashIcon />} onClick={() => actions.remove(files)}>
            {fa.delete.action}
          </Button>
        </>
      ) : null}
      <IconButton size="sm" icon={<CloseIcon />} label={fa.selection.clear} onClick={onClear} />
    </div>
  );
}
