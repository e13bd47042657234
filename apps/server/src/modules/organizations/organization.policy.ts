import type { Permission } from '@hamyar/contracts';
import { ALL_BRANCHES, all, always, eq, isNull, never, type Actor, type Predicate } from '@hamyar/domain';

/** The person who makes the request, with all effective permissions: granted and implied. */
type PermittedActor = Actor & { readonly effective_permissions: readonly Permission[] };

/** Whether the person may create, change and delete organisations (decisions 2.2, 2.25). */
export const mayManageOrganizations = (user: PermittedActor): boolean =>
  user.employee && user.effective_permissions.includes('manage organizations');

/**
 * Whether the person may see organisations at all: people who manage them, and supervisors their own (decisions 2.25).
 */
export const maySeeOrganizations = (user: PermittedActor): boolean =>
  mayManageOrganizations(user) || (!user.employee && user.supervisor && user.organization_id !== null);

/** The organisations in a person's scope: all, those of the own branch, or the own one (decisions 2.1, 2.25). */
export function organizationScope(user: PermittedActor): Predicate {
  return maySeeOrganizations(user) ? accessibleOrganizations(user) : never;
}

/** The organisations in a person's scope, for any permission; the caller has checked the permission. */
export function accessibleOrganizations(user: Actor): Predicate {
  const ownScope = !user.employee
    ? eq('id', user.organization_id ?? 0)
    : user.full_admin || user.branch_id === ALL_BRANCHES
      ? always
      : eq('branch_id', user.branch_id);
  return all(isNull('deleted_at'), ownScope);
}
