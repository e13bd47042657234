import type { ServerModule } from '../../platform/deps.ts';
import { sampleThingRoutes } from './sample-thing.routes.ts';

/** نمونه‌ها: a list that people add to and staff work off. */
export const sampleThingsModule: ServerModule = {
  name: 'sample-things',
  register(host, deps) {
    sampleThingRoutes(host, deps);
  },
};
