import type { ManagedFile } from '@hamyar/contracts/files';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { useCreateFolderMutation } from '../../api/file.api.ts';
import { fa } from '../../messages/fa.ts';
import { NAME_CHECKS, NameField, type NameValues } from '../../shared/name-field.tsx';

const text = fa.newFolder;

/** Creates a folder in the open one; a name that is refused is said at its field (spec 5.38). */
export function NewFolderDialog({
  parent,
  onCreated,
  onClose,
}: {
  parent: { id: number | null; name: string };
  onCreated(id: number): void;
  onClose(): void;
}) {
  const [create] = useCreateFolderMutation();
  const form = useDialogForm<NameValues, ManagedFile>({
    initial: { name: '' },
    fields: NAME_CHECKS,
    send: ({ name }) => create({ name: name.trim(), parent_id: parent.id }),
    onSaved: ({ id }) => {
      toast.success(text.created);
      onCreated(id);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.action}
      subtitle={text.inside(parent.name)}
      submitLabel={text.submit}
      initialFocus="input"
      onClose={onClose}
    >
      <NameField form={form} label={text.name} />
    </FormDialog>
  );
}
