import { useState } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { failureText } from '@hamyar/module-kit/failure';
import { failureOf, fieldError } from '@hamyar/store';
import { patchRows, refreshFolders, useUpdateFileMutation } from '../../api/file.api.ts';
import { fa } from '../../messages/fa.ts';
import { nameProblem } from '../../shared/file-name.rules.ts';
import { NameField } from '../../shared/name-field.tsx';

const text = fa.rename;

/** Renames a file or folder; somebody else's change meanwhile is said, and what was typed stays. */
export function RenameDialog({ file, onClose }: { file: ManagedFile; onClose(): void }) {
  const [update, { isLoading }] = useUpdateFileMutation();
  const [name, setName] = useState(file.name);
  const [version, setVersion] = useState(file.version);
  const [refused, setRefused] = useState<{ field?: string; call?: string }>({});
  const folder = file.type === 'folder';
  const submit = async () => {
    const problem = nameProblem(name);
    if (problem !== undefined) return setRefused({ field: problem });
    if (name.trim() === file.name) return onClose();
    const result = await update({ id: file.id, version, name: name.trim() });
    const failure = failureOf(result);
    if (!failure && result.data) {
      const changed = result.data;
      patchRows((row) => (row.id === changed.id ? changed : row));
      if (folder) refreshFolders(['files/tree', 'files/file']);
      toast.success(text.done);
      return onClose();
    }
    if (failure?.code === 'VERSION_CONFLICT' && failure.data) {
      const theirs = failure.data;
      setVersion(theirs.version);
      patchRows((row) => (row.id === theirs.id ? theirs : row));
      return setRefused({ call: fa.conflict });
    }
    const atField = fieldError(failure, 'name');
    setRefused(atField === undefined ? { call: failureText(failure) } : { field: atField });
  };
  return (
    <FormDialog
      title={text.action}
      submitLabel={text.submit}
      sending={isLoading}
      error={refused.call}
      initialFocus="input"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NameField
        label={folder ? text.folder : text.file}
        value={name}
        error={refused.field}
        selectStem={!folder}
        onChange={(value) => {
          setName(value);
          setRefused({});
        }}
      />
    </FormDialog>
  );
}
