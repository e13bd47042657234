import { NEW_ROLE_PERMISSIONS, type Permission, type RoleDetails, type RoleStoreBody } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of a role. */
export interface RoleValues {
  name: string;
  description: string;
  permissions: readonly Permission[];
  status: boolean;
}

export const emptyRole: RoleValues = {
  name: '',
  description: '',
  permissions: NEW_ROLE_PERMISSIONS,
  status: true,
};

/** The form values of a stored role. */
export const roleToForm = ({ name, description, permissions, status }: RoleDetails): RoleValues => ({
  ...{ name, description, status },
  permissions: [...permissions].sort(),
});

/** The body of a role from the form values. */
export const roleToBody = ({ name, description, permissions, status }: RoleValues) =>
  wholeBody<RoleStoreBody>({
    name: name.trim(),
    description: description.trim(),
    permissions: [...permissions],
    status,
  });
