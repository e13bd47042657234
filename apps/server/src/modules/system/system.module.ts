import type { ServerModule } from '../../platform/deps.ts';
import { declaredLists } from './shared-lists.ts';
import { systemRoutes } from './system.routes.ts';

/** The shared lists that every screen needs (spec 3.29-3.31). */
export const systemModule: ServerModule = {
  name: 'system',
  register(host, deps) {
    // a list that nobody or somebody else too answers ends the start, not the first page
    declaredLists(deps.modules);
    systemRoutes(host, deps);
  },
};
