import {
  organizationDelete,
  organizationGet,
  organizationList,
  organizationStore,
  organizationUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import {
  changeOrganization,
  createOrganization,
  deleteOrganization,
  openOrganization,
  pageOfOrganizations,
} from './organization.service.ts';

/** Organisations of the customers (spec 3.13, 3.14, 7.31, decisions 2.8). */
export function organizationsModule(deps: Deps): ServerModule {
  return {
    name: 'organizations',
    register(host) {
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
    },
  };
}
