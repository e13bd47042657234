import { multipleUserAction } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { updated } from '../../platform/http/outcome.ts';
import { changeCustomers } from './customer-bulk.service.ts';

/** Changes of several customers together (decisions 2.8). */
export function customerBulkRoutes(host: ModuleHost, deps: Deps): void {
  host.route(multipleUserAction, async ({ user, ip, body }) =>
    updated(await changeCustomers(deps, { user, ip }, body)),
  );
}
