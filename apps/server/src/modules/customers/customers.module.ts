import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { customerRoutes } from './customer.routes.ts';

/** Customers, their levels, and the fast lists of people (spec 7.30, 3.15, decisions 2.8). */
export function customersModule(deps: Deps): ServerModule {
  return {
    name: 'customers',
    register(host) {
      customerRoutes(host, deps);
    },
  };
}
