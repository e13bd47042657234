import { useState } from 'react';
import type { RoleDetails } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { useDialogForm } from '@hamyar/module-kit/dialog';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { skipToken } from '@hamyar/store';
import { useCreateRoleMutation, useEmployeeRoleQuery, useUpdateRoleMutation } from '../../api/role.api.ts';
import { faRoles as text } from '../../messages/fa-roles.ts';
import type { SelectedRole } from './role-selection.ts';
import { emptyRole, roleToBody, roleToForm, type RoleValues } from './role.conversions.ts';

const FIELDS: FieldSpecs<RoleValues> = { name: { required: true } };

/** The chosen role as it was read, or as a save has brought it. */
function useStoredRole(selected: SelectedRole | undefined) {
  const id = typeof selected === 'number' ? selected : skipToken;
  const { currentData, isError, refetch } = useEmployeeRoleQuery(id, { refetchOnMountOrArgChange: true });
  const [brought, follow] = useState<RoleDetails>();
  const isNewer = brought !== undefined && brought.id === selected && brought.version > (currentData?.version ?? 0);
  return { stored: isNewer ? brought : currentData, follow, failed: isError, read: () => void refetch() };
}

/** The form of the chosen role, or of a new one; it goes on with what it has saved. */
export function useRoleForm(selected: SelectedRole | undefined, onCreated: (id: number) => void) {
  const { follow, ...role } = useStoredRole(selected);
  const [create] = useCreateRoleMutation();
  const [update] = useUpdateRoleMutation();
  const { stored } = role;
  const form = useDialogForm<RoleValues, RoleDetails | { id: number }>({
    initial: stored ? roleToForm(stored) : emptyRole,
    fields: FIELDS,
    askOnLeave: true,
    send: async (values) => {
      const body = roleToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onConflict: (newest) => follow(newest as RoleDetails),
    onSaved: (saved) => {
      toast.success(text.saved);
      const created = savedId(saved);
      if (stored) follow(saved as RoleDetails);
      else if (created !== undefined) onCreated(created);
    },
  });
  return { form, ...role };
}
