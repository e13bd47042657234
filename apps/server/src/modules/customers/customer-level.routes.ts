import {
  customerLevelDelete,
  customerLevelGet,
  customerLevelList,
  customerLevelStore,
  customerLevelUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { changeLevel, createLevel, deleteLevel, openLevel, pageOfLevels } from './customer-level.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'customer_level';

/** Customer levels (decisions 2.8). */
export function customerLevelRoutes(host: ModuleHost, deps: Deps): void {
  host.route(customerLevelList, async ({ user, query }) => {
    const { rows, page } = await pageOfLevels(deps, user, query);
    return list(rows, page);
  });
  host.route(customerLevelGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openLevel(deps, user, params.id));
  });
  host.route(customerLevelStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createLevel(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.levelSaved);
  });
  host.route(customerLevelUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeLevel(deps, { user, ip }, params.id, body), messages.levelSaved);
  });
  host.route(customerLevelDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteLevel(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.levelDeleted);
  });
}
