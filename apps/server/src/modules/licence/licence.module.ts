import type { ServerModule } from '../../platform/server-module.ts';
import { registerLicenceClock } from './licence-clock.job.ts';
import { licenceRoutes } from './licence.routes.ts';

/** The licence in force and its renewal (decisions 2.19). */
export const licenceModule: ServerModule = {
  name: 'licence',
  register(host, deps) {
    licenceRoutes(host, deps);
    registerLicenceClock(deps);
  },
};
