import type { ServerModule } from '../../platform/deps.ts';
import { registerReplacement } from '../../platform/references/row-references.ts';
import { declaredLists } from './shared-lists.ts';
import { systemRoutes } from './system.routes.ts';

/** The shared lists that every screen needs (spec 3.29-3.31). */
export const systemModule: ServerModule = {
  name: 'system',
  register(host, deps) {
    // so that a list with no owner or two prevents the start instead of failing at the first page
    declaredLists(deps.modules);
    systemRoutes(host, deps);
    registerReplacement(deps);
  },
};
