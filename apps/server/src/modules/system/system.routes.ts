import { PERMISSIONS } from '@hamyar/contracts';
import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { ok } from '../../platform/http/outcome.ts';
import { readGrantableDepartments } from './system-defaults.repository.ts';
import { systemDefaultsFor } from './system-defaults.service.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** The shared lists that every screen needs (spec 3.29-3.31). */
export function systemRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.systemDefaultsGet, async ({ user }) => ok(await systemDefaultsFor(deps, user)));
  host.route(contract.adminDefaultsGet, async ({ user }) => {
    if (!user.full_admin && !user.branch_admin && !user.department_admin) throw new Forbidden();
    const departments = await readGrantableDepartments(deps.db, user);
    // nobody grants more than they have, so a branch admin cannot raise themselves (decisions 2.2)
    return ok({ departments, permissions: user.full_admin ? [...PERMISSIONS] : [...user.effective_permissions] });
  });
}
