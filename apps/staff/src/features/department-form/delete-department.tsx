import type { Department } from '@hamyar/contracts';
import { TreeSelect } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
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
  const [remove] = useDeleteDepartmentMutation();
  return (
    <ReplaceButton
      type="department"
      id={department.id}
      title={fill(fa.remove.title, { name: isolate(department.name) })}
      hint={fa.remove.hint}
      always
      remove={async (replace_with) => remove({ id: department.id, replace_with })}
      deleted={fa.departments.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement except={department.id} control={control} />}
    />
  );
}

function Replacement({ except, control }: { except: number; control: FieldControl<number | null> }) {
  const all = useAllDepartmentsQuery().data?.data ?? [];
  const others = all.filter(({ id, kind, status }) => id !== except && kind === 'normal' && status);
  return <TreeSelect {...control} clearable placeholder={fa.remove.none} options={departmentTree(others)} />;
}
