import type { ServerModule } from '../../platform/deps.ts';
import { sampleThingRoutes } from './sample-thing.routes.ts';

/** نمونه‌ها: a list to which people add rows and in which staff complete them. */
export const sampleThingsModule: ServerModule = {
  name: 'sample-things',
  register(host, deps) {
    sampleThingRoutes(host, deps);
  },
};
