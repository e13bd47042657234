import { branchDelete, branchGet, branchList, branchStore, branchUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { deleteBranch } from './branch-removal.service.ts';
import { changeBranch, createBranch, openBranch, pageOfBranches } from './branch.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'branch';

/** The calls of branches (spec 7.7, decisions 2.7). */
export function branchRoutes(host: ModuleHost, deps: Deps): void {
  host.route(branchList, async ({ user, query }) => {
    const { rows, page } = await pageOfBranches(deps, user, query);
    return list(rows, page);
  });
  host.route(branchGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openBranch(deps, user, params.id));
  });
  host.route(branchStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createBranch(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.branchCreated);
  });
  host.route(branchUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeBranch(deps, { user, ip }, params.id, body), messages.branchUpdated);
  });
  host.route(branchDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteBranch(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.branchDeleted);
  });
}
