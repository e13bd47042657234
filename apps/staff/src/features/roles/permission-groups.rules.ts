import { PERMISSION_FEATURES, PERMISSIONS_OF_SLICES, type Feature, type Permission } from '@hamyar/contracts';
import { faRoles } from '../../messages/fa-roles.ts';

type GroupName = keyof typeof faRoles.groups;

/** The group of the permissions of each slice; slices that it does not name are the last group. */
const GROUP_OF: Readonly<Record<string, GroupName>> = {
  tickets: 'tickets',
  customers: 'customers',
  organizations: 'customers',
  'knowledge-base': 'knowledge',
  files: 'knowledge',
  reports: 'data',
  logs: 'data',
  identity: 'data',
  settings: 'connections',
};

/** Permissions that are shown together. */
export interface PermissionGroup {
  name: GroupName;
  permissions: readonly Permission[];
}

/** All permissions, each in one group. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = (Object.keys(faRoles.groups) as GroupName[])
  .map((name) => ({
    name,
    permissions: PERMISSIONS_OF_SLICES.filter(({ slice }) => (GROUP_OF[slice] ?? 'others') === name).flatMap(
      ({ permissions }) => permissions,
    ),
  }))
  .filter(({ permissions }) => permissions.length > 0);

/** Whether the license has what a permission is about; without it the permission allows nothing. */
export function isLicensed(permission: Permission, features: readonly Feature[]): boolean {
  const needed = PERMISSION_FEATURES[permission];
  return !needed || needed.some((feature) => features.includes(feature));
}

/** The permissions with some of them given or withdrawn, in one order. */
export const withPermissions = (
  given: readonly Permission[],
  changed: readonly Permission[],
  on: boolean,
): Permission[] => [...new Set([...given.filter((one) => !changed.includes(one)), ...(on ? changed : [])])].sort();
