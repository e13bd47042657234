import type { ServerModule } from '../../platform/deps.ts';
import { checkMailSettings } from './mail-settings.service.ts';
import { messages } from './messages.ts';
import { registerNoticeRoutes } from './notice.routes.ts';
import { declaredEvents, type NotificationsOf } from './notification-event.ts';
import { hasSentTest } from './delivery.repository.ts';
import { registerDeliveryJobs } from './delivery.job.ts';
import { registerDeliveryRoutes } from './delivery.routes.ts';
import { registerNotificationJobs } from './notification.job.ts';
import { registerNotificationRoutes } from './notification.routes.ts';

/** Messages to people: notification panel, browser notifications and the delivery log (decisions 2.17). */
export const notificationsModule: ServerModule = {
  name: 'notifications',
  notifications: {
    mail_failed: { title: messages.notificationTitles.mail_failed, audiences: { owner: { browser: true } }, order: 1 },
  } satisfies NotificationsOf<'notifications'>,
  settingsChecks: { generalNoticeSettings: checkMailSettings },
  setupChecks: { notice: hasSentTest },
  register(host, deps) {
    // an event that nobody declares, or two modules, ends the start, not the first notification
    declaredEvents(deps.modules);
    registerDeliveryRoutes(host, deps);
    registerNoticeRoutes(host, deps);
    registerDeliveryJobs(deps);
    registerNotificationRoutes(host, deps);
    registerNotificationJobs(deps);
  },
};
