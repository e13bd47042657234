import type { ServerModule } from '../../platform/deps.ts';
import { systemRoutes } from './system.routes.ts';

/** The shared lists that every screen needs (spec 3.29-3.31). */
export const systemModule: ServerModule = {
  name: 'system',
  register(host, deps) {
    systemRoutes(host, deps);
  },
};
