import type { ServerModule } from '../../platform/deps.ts';
import { licenceDemo } from './licence-demo.ts';
import { registerLicenceClock } from './licence-clock.job.ts';
import { registerLicenceNotifications } from './licence-notification.job.ts';
import { licenceNotifications } from './licence-notifications.ts';
import { licenceRoutes } from './licence.routes.ts';

/** The licence in force and its renewal (decisions 2.19). */
export const licenceModule: ServerModule = {
  name: 'licence',
  demoData: licenceDemo,
  notifications: licenceNotifications,
  register(host, deps) {
    licenceRoutes(host, deps);
    registerLicenceClock(deps);
    registerLicenceNotifications(deps);
  },
};
