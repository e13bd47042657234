import { useState } from 'react';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { failureText } from '@hamyar/module-kit/failure';
import { failureOf, fieldError } from '@hamyar/store';
import { useCreateFolderMutation } from '../../api/file.api.ts';
import { fa } from '../../messages/fa.ts';
import { nameProblem } from '../../shared/file-name.rules.ts';
import { NameField } from '../../shared/name-field.tsx';

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
  const [create, { isLoading }] = useCreateFolderMutation();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<{ field?: string; call?: string }>({});
  const submit = async () => {
    const problem = nameProblem(name);
    if (problem !== undefined) return setRefused({ field: problem });
    const result = await create({ name: name.trim(), parent_id: parent.id });
    const failure = failureOf(result);
    if (!failure && result.data) {
      toast.success(text.created);
      onCreated(result.data.id);
      return onClose();
    }
    const atField = fieldError(failure, 'name');
    setRefused(atField === undefined ? { call: failureText(failure) } : { field: atField });
  };
  return (
    <FormDialog
      title={text.action}
      subtitle={text.inside(parent.name)}
      submitLabel={text.submit}
      sending={isLoading}
      error={refused.call}
      initialFocus="input"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NameField
        label={text.name}
        value={name}
        error={refused.field}
        onChange={(value) => {
          setName(value);
          setRefused({});
        }}
      />
    </FormDialog>
  );
}
