import type { ServerModule } from '../../platform/deps.ts';
import { calendarBusyRoutes } from './calendar-busy.routes.ts';
import { calendarDemo } from './calendar-demo.ts';
import { calendarEventRoutes } from './calendar-event.routes.ts';
import { calendarFeedRoutes } from './calendar-feed.routes.ts';
import { calendarNotifications } from './calendar-notifications.ts';
import { registerEventReminders } from './event-reminder.job.ts';
import { offDayRoutes } from './off-day.routes.ts';

/** The calendar of employees: events, reminders, iCalendar files (spec 2.74-2.79, decisions 2.13). */
export const calendarModule: ServerModule = {
  name: 'calendar',
  notifications: calendarNotifications,
  demoData: calendarDemo,
  register(host, deps) {
    calendarBusyRoutes(host, deps);
    calendarEventRoutes(host, deps);
    calendarFeedRoutes(host, deps);
    offDayRoutes(host, deps);
    registerEventReminders(deps);
  },
};
