import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { geographyRoutes } from './geography.routes.ts';

/** Countries, the provinces of Iran with their centres, and time zones; read-only (spec 7.21, decisions 2.26). */
export function geographyModule(deps: Deps): ServerModule {
  return {
    name: 'geography',
    register(host) {
      geographyRoutes(host, deps);
    },
  };
}
