import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { organizationRoutes } from './organization.routes.ts';

/** Organisations of the customers (spec 3.13, 3.14, 7.31, decisions 2.8). */
export function organizationsModule(deps: Deps): ServerModule {
  return {
    name: 'organizations',
    register(host) {
      organizationRoutes(host, deps);
    },
  };
}
