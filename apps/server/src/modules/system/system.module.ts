import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { systemRoutes } from './system.routes.ts';

/** The shared lists that every screen needs (spec 3.29-3.31). */
export function systemModule(deps: Deps): ServerModule {
  return {
    name: 'system',
    register(host) {
      systemRoutes(host, deps);
    },
  };
}
