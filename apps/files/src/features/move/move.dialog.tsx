import { useState } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { lineText } from '@hamyar/design-system/basics';
import { ActionDialog } from '@hamyar/module-kit/dialog';
import { fa } from '../../messages/fa.ts';
import { FolderTree } from '../../shared/folder-tree.tsx';
import { moveFiles } from '../../shared/move-files.ts';

const text = fa.move;

/**
 * Chooses the folder into which files and folders are moved. What did not move stays in the dialog with its reason; it is
 * no form, because each file may have a reason of its own and none of them is about a field.
 */
export function MoveDialog({
  files: opened,
  from,
  onClose,
}: {
  files: readonly ManagedFile[];
  /** The open folder and those above it, which the tree shows unfolded. */
  from: { id: number | null; path: readonly number[] };
  onClose(): void;
}) {
  const [target, setTarget] = useState<number | null>(from.id);
  const [sending, setSending] = useState(false);
  const [files, setFiles] = useState(opened);
  const [errors, setErrors] = useState<readonly string[]>([]);
  // a folder cannot be put into itself
  const closed = new Set(files.filter(({ type }) => type === 'folder').map(({ id }) => id));
  const unchanged = files.every(({ parent_id }) => parent_id === target);
  const submit = async () => {
    if (unchanged) return setErrors([text.here]);
    setSending(true);
    const unmoved = await moveFiles(files, target);
    setSending(false);
    if (unmoved.length === 0) return onClose();
    setFiles(unmoved.map(({ file }) => file));
    setErrors(unmoved.map(({ file, message }) => `«${file.name}»: ${message}`));
  };
  return (
    <ActionDialog
      title={text.title(files.length)}
      subtitle={files.length === 1 ? files[0]?.name : undefined}
      submitLabel={text.submit}
      sending={sending}
      error={errors.length > 0 ? errors.map((line) => <div key={line}>{lineText(line)}</div>) : undefined}
      initialFocus='[role="treeitem"][tabindex="0"]'
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="files-move-tree">
        <FolderTree
          label={text.target}
          current={target}
          path={from.path}
          closed={closed}
          onOpen={(id) => {
            setTarget(id);
            setErrors([]);
          }}
        />
      </div>
    </ActionDialog>
  );
}
