import { roleDelete, roleGet, roleList, roleStore, roleUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { deleteRole } from './role-removal.service.ts';
import { changeRole, createRole, listRoles, openRole } from './role.service.ts';

const ABOUT = 'role';

/** The calls of roles (decisions 2.2). */
export function roleRoutes(host: ModuleHost, deps: Deps): void {
  host.route(roleList, async ({ user }) => ok(await listRoles(deps, user)));
  host.route(roleGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openRole(deps, user, params.id));
  });
  host.route(roleStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createRole(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.roleSaved);
  });
  host.route(roleUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeRole(deps, { user, ip }, params.id, body), messages.roleSaved);
  });
  host.route(roleDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteRole(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.roleDeleted);
  });
}
