import type { SessionUser } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { roleOf } from '../../platform/auth/role-label.ts';
import { featuresFor, staffMayWrite, type LicenseReading } from '../license/public.ts';

/** The authenticated user as the API returns it (spec 3.1, 3.2). */
export function toSessionUser(user: CurrentUser, license: Pick<LicenseReading, 'features' | 'state'>): SessionUser {
  return {
    id: user.id,
    employee: user.employee,
    full_admin: user.full_admin,
    branch_admin: user.branch_admin,
    department_admin: user.department_admin,
    supervisor: user.supervisor,
    role: roleOf(user),
    first_name: user.first_name,
    last_name: user.last_name,
    username: user.username,
    email: user.email,
    mobile: user.mobile,
    interphone: user.interphone,
    branch_id: user.branch_id === 0 ? null : user.branch_id,
    organization: user.organization,
    organization_shared: !user.employee && user.organization_shared,
    department_ids: [...user.department_ids],
    managed_department_ids: [...user.managed_department_ids],
    status: user.status,
    expired: user.expired,
    expire_date: user.employee ? null : user.expire_date,
    profile_picture_name: user.profile_picture_name,
    must_change_password: user.must_change_password,
    permissions: [...user.effective_permissions],
    features: featuresFor(user, license.features),
    hidden_ticket_fields: [...user.hidden_ticket_fields],
    read_only: user.employee && !staffMayWrite(license.state),
  };
}
