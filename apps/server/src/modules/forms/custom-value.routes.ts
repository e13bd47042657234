import {
  customerCustomFieldGet,
  customerCustomFieldUpdate,
  organizationCustomFieldGet,
  organizationCustomFieldUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { fillInOwned, openOwnedFields } from './owned-values.service.ts';

/** Values of the custom fields of customers and organisations (spec 7.26). */
export function ownedValueRoutes(host: ModuleHost, deps: Deps): void {
  host.route(customerCustomFieldGet, async ({ user, params: { id }, setLogObject }) => {
    setLogObject('user', id);
    return ok(await openOwnedFields(deps, user, { type: 'customer', id }));
  });
  host.route(customerCustomFieldUpdate, async ({ user, ip, params: { id }, body, setLogObject }) => {
    setLogObject('user', id);
    const owner = { type: 'customer', id } as const;
    return updated(await fillInOwned(deps, { user, ip }, owner, body.custom_values), messages.valuesSaved);
  });
  host.route(organizationCustomFieldGet, async ({ user, params: { id }, setLogObject }) => {
    setLogObject('organization', id);
    return ok(await openOwnedFields(deps, user, { type: 'organization', id }));
  });
  host.route(organizationCustomFieldUpdate, async ({ user, ip, params: { id }, body, setLogObject }) => {
    setLogObject('organization', id);
    const owner = { type: 'organization', id } as const;
    return updated(await fillInOwned(deps, { user, ip }, owner, body.custom_values), messages.valuesSaved);
  });
}
