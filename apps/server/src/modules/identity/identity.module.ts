import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { registerAccountExpiry } from './account-expiry.job.ts';
import { registerLoginRoutes } from './login.routes.ts';
import { registerCodeSweep } from './code-sweep.job.ts';
import { registerProfileRoutes } from './profile.routes.ts';
import { registerSessionRoutes } from './session.routes.ts';

/** Identity: login, codes, registration, sessions and the own profile. */
export function identityModule(deps: Deps): ServerModule {
  return {
    name: 'identity',
    register(host) {
      registerLoginRoutes(host, deps);
      registerSessionRoutes(host, deps);
      registerProfileRoutes(host, deps);
      registerCodeSweep(deps);
      registerAccountExpiry(deps);
    },
  };
}
