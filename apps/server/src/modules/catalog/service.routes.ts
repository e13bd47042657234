import { serviceDelete, serviceGet, serviceList, serviceStore, serviceUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { changeService, createService, deleteService, openService, pageOfServices } from './service.service.ts';

const ABOUT = 'service';

/** Products and services (decisions 2.7). */
export function serviceRoutes(host: ModuleHost, deps: Deps): void {
  host.route(serviceList, async ({ query }) => {
    const { rows, page } = await pageOfServices(deps, query);
    return list(rows, page);
  });
  host.route(serviceGet, async ({ params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openService(deps, params.id));
  });
  host.route(serviceStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createService(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.serviceSaved);
  });
  host.route(serviceUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeService(deps, { user, ip }, params.id, body), messages.serviceSaved);
  });
  host.route(serviceDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteService(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.serviceDeleted);
  });
}
