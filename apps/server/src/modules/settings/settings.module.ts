import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { settingsRoutes } from './settings.routes.ts';

/** The settings of the installation, by group (decisions 2.26). */
export function settingsModule(deps: Deps, version: string): ServerModule {
  return {
    name: 'settings',
    register(host) {
      settingsRoutes(host, deps, version);
    },
  };
}
