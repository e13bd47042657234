import {
  BRANCH_ADMIN_PERMISSIONS,
  DEPARTMENT_ADMIN_PERMISSIONS,
  PERMISSIONS,
  type Permission,
} from '@hamyar/contracts';
import { hiddenTicketFields, ratingScope } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { PersonRow } from './session.repository.ts';

/**
 * Derives what a policy decision reads from the stored row: `expired`, effective permissions, departments (decisions
 * 2.2, 2.8).
 */
export function toCurrentUser(row: PersonRow, now: Date): CurrentUser {
  const expireAt = expiryOf(row);
  const permissions = row.employee ? row.role_permissions : [];
  const user = {
    id: row.id,
    employee: row.employee,
    full_admin: row.full_admin,
    branch_admin: row.branch_admin,
    department_admin: row.department_admin,
    supervisor: row.supervisor,
    branch_id: row.branch_id ?? 0,
    organization_id: row.organization_id,
    organization_shared: row.organization_shared,
    customer_level_id: row.customer_level_id,
    department_ids: row.memberships.map((m) => m.department_id),
    managed_department_ids: row.department_admin
      ? row.memberships.filter((m) => m.manager).map((m) => m.department_id)
      : [],
    permissions,
    effective_permissions: effectivePermissions(row, permissions),
    expired: expireAt !== null && expireAt <= now,
    expire_date: expireAt ? Math.floor(expireAt.getTime() / 1000) : null,
    first_name: row.first_name,
    last_name: row.last_name,
    username: row.username,
    email: row.email,
    mobile: row.mobile,
    interphone: row.interphone,
    organization:
      row.organization_id !== null && row.organization_name !== null
        ? { id: row.organization_id, name: row.organization_name }
        : null,
    status: row.status,
    profile_picture_name: row.picture_name,
    must_change_password: row.must_change_password,
    hidden_ticket_fields: hiddenTicketFields(row, row.hidden_fields),
  };
  return { ...user, rated_tickets: ratingScope(user, row.peers_see_ratings) };
}

/** When an account expires: the earlier of its own and, for customers, its organization's date (decisions 2.8). */
export function expiryOf({
  employee,
  expire_at,
  organization_expire_at,
}: Pick<PersonRow, 'employee' | 'expire_at' | 'organization_expire_at'>): Date | null {
  return earlier(expire_at, employee ? null : organization_expire_at);
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a < b ? a : b;
}

/** Granted and implied permissions together, in the catalogue's order; none for customers (spec 6.2, decisions 2.2). */
export function effectivePermissions(
  rank: Pick<PersonRow, 'employee' | 'full_admin' | 'branch_admin' | 'department_admin'>,
  granted: readonly Permission[],
): readonly Permission[] {
  if (!rank.employee) return [];
  if (rank.full_admin) return PERMISSIONS;
  const all = new Set<Permission>([
    ...granted,
    ...(rank.branch_admin ? BRANCH_ADMIN_PERMISSIONS : []),
    ...(rank.department_admin ? DEPARTMENT_ADMIN_PERMISSIONS : []),
  ]);
  return PERMISSIONS.filter((permission) => all.has(permission));
}

/**
 * Whether a person may be logged in at all: inactive people and expired employees may not, expired customers may
 * (decisions 2.1).
 */
export function mayLogIn(user: Pick<CurrentUser, 'status' | 'employee' | 'expired'>): boolean {
  return user.status === 'active' && !(user.employee && user.expired);
}
