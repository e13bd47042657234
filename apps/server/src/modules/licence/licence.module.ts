import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { registerLicenceClock } from './licence-clock.job.ts';
import { licenceRoutes } from './licence.routes.ts';

/** The licence in force and its renewal (decisions 2.19). */
export function licenceModule(deps: Deps): ServerModule {
  return {
    name: 'licence',
    register(host) {
      licenceRoutes(host, deps);
      registerLicenceClock(deps);
    },
  };
}
