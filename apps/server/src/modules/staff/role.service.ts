import type { EmployeeRole } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { arrangesEmployees, mayGrant } from './employee.policy.ts';
import { readRoles } from './role.repository.ts';

/** All roles, for those who arrange employees (decisions 2.2). @throws Forbidden */
export async function listRoles({ db }: Pick<Deps, 'db'>, user: CurrentUser): Promise<EmployeeRole[]> {
  if (!arrangesEmployees(user)) throw new Forbidden();
  const roles = await readRoles(db);
  return roles.map((role) => ({ ...role, grantable: role.status && mayGrant(user, role.permissions) }));
}
