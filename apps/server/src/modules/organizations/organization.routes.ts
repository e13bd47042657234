import {
  organizationDelete,
  organizationGet,
  organizationList,
  organizationStore,
  organizationUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import {
  changeOrganization,
  createOrganization,
  deleteOrganization,
  openOrganization,
  pageOfOrganizations,
} from './organization.service.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** The calls on organisations (spec 7.31). */
export function organizationRoutes(host: ModuleHost, deps: Deps): void {
  host.route(organizationList, async ({ user, query }) => {
    const { rows, page } = await pageOfOrganizations(deps, user, query);
    return list(rows, page);
  });
  host.route(organizationGet, async ({ user, params, setLogObject: about }) => {
    about('organization', params.id);
    return ok(await openOrganization(deps, user, params.id));
  });
  host.route(organizationStore, async ({ user, ip, body, setLogObject: about }) => {
    const id = await createOrganization(deps, { user, ip }, body);
    about('organization', id);
    return created({ id }, messages.created);
  });
  host.route(organizationUpdate, async ({ user, ip, params, body, setLogObject: about }) => {
    about('organization', params.id);
    return updated(await changeOrganization(deps, { user, ip }, params.id, body), messages.updated);
  });
  host.route(organizationDelete, async ({ user, ip, params, setLogObject: about }) => {
    about('organization', params.id);
    await deleteOrganization(deps, { user, ip }, params.id);
    return deleted(undefined, messages.deleted);
  });
}
