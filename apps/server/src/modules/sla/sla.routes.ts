import { slaDelete, slaGet, slaList, slaStore, slaUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { changeSla, createSla, deleteSla, openSla, pageOfSla } from './sla.service.ts';

const ABOUT = 'sla';

/** Policies of service levels (spec 7.7, decisions 2.6). */
export function slaRoutes(host: ModuleHost, deps: Deps): void {
  host.route(slaList, async ({ user, query }) => {
    const { rows, page } = await pageOfSla(deps, user, query);
    return list(rows, page);
  });
  host.route(slaGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openSla(deps, user, params.id));
  });
  host.route(slaStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createSla(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.saved);
  });
  host.route(slaUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeSla(deps, { user, ip }, params.id, body), messages.saved);
  });
  host.route(slaDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteSla(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.deleted);
  });
}
