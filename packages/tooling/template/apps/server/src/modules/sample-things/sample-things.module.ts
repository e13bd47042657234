import type { ServerModule } from '../../platform/deps.ts';
import { sampleThingDemo } from './sample-thing-demo.ts';
import { sampleThingNotifications } from './sample-thing-notifications.ts';
import { sampleThingSitemap } from './sample-thing-sitemap.ts';
import { sampleThingRoutes } from './sample-thing.routes.ts';

/** نمونه‌ها: a list to which people add rows and in which staff complete them. */
export const sampleThingsModule: ServerModule = {
  name: 'sample-things',
  notifications: sampleThingNotifications,
  demoData: sampleThingDemo,
  sitemap: { 'publicSampleThings-id-slug': sampleThingSitemap },
  register(host, deps) {
    sampleThingRoutes(host, deps);
  },
};
