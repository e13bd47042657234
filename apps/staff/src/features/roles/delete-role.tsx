import type { EmployeeRole } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate } from '@hamyar/persian';
import { useDeleteRoleMutation, useEmployeeRolesQuery } from '../../api/role.api.ts';
import { faRoles as text } from '../../messages/fa-roles.ts';

interface DeleteRoleProps {
  role: Pick<EmployeeRole, 'id' | 'name'>;
  onDeleted(): void;
}

/** The button that deletes a role; its people get another one. */
export function DeleteRole({ role, onDeleted }: DeleteRoleProps) {
  const [remove] = useDeleteRoleMutation();
  return (
    <ReplaceButton
      type="role"
      id={role.id}
      title={fill(text.deleteTitle, { name: isolate(role.name) })}
      hint={text.deleteHint}
      remove={async (replace_with) => remove({ id: role.id, replace_with })}
      deleted={text.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement except={role.id} control={control} />}
    />
  );
}

function Replacement({ except, control }: { except: number; control: FieldControl<number | null> }) {
  const others = (useEmployeeRolesQuery().data ?? []).filter(({ id, status }) => id !== except && status);
  return <Select {...control} searchable options={others.map(({ id, name }) => ({ value: id, label: name }))} />;
}
