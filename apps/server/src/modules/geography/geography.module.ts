import type { ServerModule } from '../../platform/deps.ts';
import { geographyRoutes } from './geography.routes.ts';

/** Countries, the provinces of Iran with their centres, and time zones; read-only (spec 7.21, decisions 2.26). */
export const geographyModule: ServerModule = {
  name: 'geography',
  register(host, deps) {
    geographyRoutes(host, deps);
  },
};
