import type { ServerModule } from '../../platform/server-module.ts';
import { registerAccountExpiry } from './account-expiry.job.ts';
import { registerLoginRoutes } from './login.routes.ts';
import { registerCodeSweep } from './code-sweep.job.ts';
import { registerProfileRoutes } from './profile.routes.ts';
import { registerSessionRoutes } from './session.routes.ts';

/** Who a person is: logging in, codes, registration, sessions and the own profile. */
export const identityModule: ServerModule = {
  name: 'identity',
  register(host, deps) {
    registerLoginRoutes(host, deps);
    registerSessionRoutes(host, deps);
    registerProfileRoutes(host, deps);
    registerCodeSweep(deps);
    registerAccountExpiry(deps);
  },
};
