import type { ServerModule } from '../../platform/deps.ts';
import { systemInformation } from './system-information.ts';
import { settingsRoutes } from './settings.routes.ts';

/** The settings of the installation, by group (decisions 2.26). */
export const settingsModule: ServerModule = {
  name: 'settings',
  settings: [systemInformation],
  register(host, deps) {
    settingsRoutes(host, deps, deps.version);
  },
};
