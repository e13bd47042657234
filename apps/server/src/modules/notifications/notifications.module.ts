import type { ServerModule } from '../../platform/deps.ts';
import { declaredEvents } from './notification-event.ts';
import { registerDeliveryExpiry } from './delivery.job.ts';
import { registerDeliveryRoutes } from './delivery.routes.ts';
import { registerNotificationJobs } from './notification.job.ts';
import { registerNotificationRoutes } from './notification.routes.ts';

/** Messages to people: notification panel, browser notifications and the delivery log (decisions 2.17). */
export const notificationsModule: ServerModule = {
  name: 'notifications',
  register(host, deps) {
    // an event that nobody declares, or two modules, ends the start, not the first notification
    declaredEvents(deps.modules);
    registerDeliveryRoutes(host, deps);
    registerDeliveryExpiry(deps);
    registerNotificationRoutes(host, deps);
    registerNotificationJobs(deps);
  },
};
