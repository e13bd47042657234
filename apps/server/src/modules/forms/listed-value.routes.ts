import { customerFieldValues } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { valuesOfCustomers } from './listed-value.service.ts';

/** Values of custom fields beside the list of customers (decisions 2.11). */
export function listedValueRoutes(host: ModuleHost, deps: Deps): void {
  host.route(customerFieldValues, async ({ user, query }) => ok(await valuesOfCustomers(deps, user, query)));
}
