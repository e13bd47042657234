import { useState } from 'react';
import type { Department } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { TreeSelect } from '@hamyar/design-system/fields';
import { TrashIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, useAfterDeletion } from '@hamyar/module-kit/form';
import { fill, isolate } from '@hamyar/persian';
import { useAllDepartmentsQuery, useDeleteDepartmentMutation } from '../../api/department.api.ts';
import { fa } from '../../messages/fa.ts';
import { departmentTree } from '../../shared/department-options.ts';

interface DeleteDepartmentProps {
  department: Department;
  onDeleted(): void;
}

/** The button that deletes a department, with the dialog that asks for the one that gets its open tickets. */
export function DeleteDepartment({ department, onDeleted }: DeleteDepartmentProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger-text" icon={<TrashIcon />} onClick={() => setOpen(true)}>
        {fa.delete}
      </Button>
      {open ? (
        <DeleteDepartmentDialog department={department} onDeleted={onDeleted} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** Asks for the replacement. Whether one is needed, the server says at the field. */
export function DeleteDepartmentDialog({
  department,
  onDeleted,
  onClose,
}: DeleteDepartmentProps & { onClose(): void }) {
  const [remove] = useDeleteDepartmentMutation();
  const departments = useAllDepartmentsQuery().data?.data ?? [];
  const others = departments.filter(({ id, kind, status }) => id !== department.id && kind === 'normal' && status);
  const leave = useAfterDeletion(onDeleted);
  const form = useDialogForm<{ replace_with: number | null }>({
    initial: { replace_with: null },
    send: ({ replace_with }) => remove({ id: department.id, replace_with: replace_with ?? undefined }),
    onSaved: () => {
      toast.success(fa.departments.deleted);
      leave();
    },
  });
  return (
    <FormDialog
      form={form}
      title={fill(fa.remove.title, { name: isolate(department.name) })}
      subtitle={fa.remove.hint}
      submitLabel={fa.delete}
      onClose={onClose}
    >
      <FormField form={form} name="replace_with" label={fa.remove.replaceWith}>
        {(control) => (
          <TreeSelect {...control} clearable placeholder={fa.remove.none} options={departmentTree(others)} />
        )}
      </FormField>
    </FormDialog>
  );
}
