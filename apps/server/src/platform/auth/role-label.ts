import type { Role } from '@hamyar/contracts';
import type { CurrentUser } from './current-user.ts';

/** The one role label of a person, by priority (spec 6.1). */
export function roleOf(
  user: Pick<
    CurrentUser,
    'employee' | 'full_admin' | 'branch_admin' | 'department_admin' | 'supervisor' | 'organization_id'
  >,
): Role {
  if (user.full_admin) return 'full_admin';
  if (user.branch_admin) return 'branch_admin';
  if (user.department_admin) return 'department_admin';
  if (user.employee) return 'employee';
  if (user.organization_id === null) return 'customer';
  return user.supervisor ? 'organization_supervisor' : 'organization_customer';
}
