import { useState } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { fa } from '../../messages/fa.ts';
import { NAME_CHECKS, NameField, type NameValues } from '../../shared/name-field.tsx';
import { updateFile } from '../../shared/update-files.ts';

const text = fa.rename;

/** Renames a file or folder; somebody else's change meanwhile is said, and what was typed stays. */
export function RenameDialog({ file: opened, onClose }: { file: ManagedFile; onClose(): void }) {
  const [file, setFile] = useState(opened);
  const form = useDialogForm<NameValues, ManagedFile>({
    initial: { name: file.name },
    fields: NAME_CHECKS,
    send: async ({ name }) => (name.trim() === file.name ? { data: file } : updateFile(file, { name: name.trim() })),
    onSaved: (saved) => {
      if (saved !== file) toast.success(text.done);
      onClose();
    },
    onConflict: setFile,
    conflictText: fa.conflict,
  });
  const folder = file.type === 'folder';
  return (
    <FormDialog form={form} title={text.action} submitLabel={text.submit} initialFocus="input" onClose={onClose}>
      <NameField form={form} label={folder ? text.folder : text.file} selectStem={!folder} />
    </FormDialog>
  );
}
