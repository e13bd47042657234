import { roleList } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { listRoles } from './role.service.ts';

/** The calls of roles (decisions 2.2). */
export function roleRoutes(host: ModuleHost, deps: Deps): void {
  host.route(roleList, async ({ user }) => ok(await listRoles(deps, user)));
}
