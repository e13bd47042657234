import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { registerDeliveryExpiry } from './delivery.job.ts';
import { registerDeliveryRoutes } from './delivery.routes.ts';
import { registerExpiryNotifications } from './expiry-notification.job.ts';
import { registerNotificationJobs } from './notification.job.ts';
import { registerNotificationRoutes } from './notification.routes.ts';

/** Messages to people: notification panel, browser notices and the delivery log (decisions 2.17). */
export function notificationsModule(deps: Deps): ServerModule {
  return {
    name: 'notifications',
    register(host) {
      registerDeliveryRoutes(host, deps);
      registerDeliveryExpiry(deps);
      registerNotificationRoutes(host, deps);
      registerNotificationJobs(deps);
      registerExpiryNotifications(deps);
    },
  };
}
