import type { ServerModule } from '../../platform/deps.ts';
import { licenseDemo } from './license-demo.ts';
import { registerLicenseClock } from './license-clock.job.ts';
import { registerLicenseNotifications } from './license-notification.job.ts';
import { licenseNotifications } from './license-notifications.ts';
import { licenseRoutes } from './license.routes.ts';

/** The current license and its renewal (decisions 2.19). */
export const licenseModule: ServerModule = {
  name: 'license',
  demoData: licenseDemo,
  notifications: licenseNotifications,
  register(host, deps) {
    licenseRoutes(host, deps);
    registerLicenseClock(deps);
    registerLicenseNotifications(deps);
  },
};
