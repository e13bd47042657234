import type { ServerModule } from '../../platform/deps.ts';
import { calendarBusyRoutes } from './calendar-busy.routes.ts';
import { calendarDemo } from './calendar-demo.ts';
import { calendarEventRoutes } from './calendar-event.routes.ts';
import { calendarFeedRoutes } from './calendar-feed.routes.ts';
import { calendarNotifications } from './calendar-notifications.ts';
import { registerEventReminders } from './event-reminder.job.ts';
import { lunarOffDayRoutes } from './lunar-off-day.routes.ts';
import { hasOffDay } from './off-day.repository.ts';
import { offDayRoutes } from './off-day.routes.ts';
import { shiftReferences } from './shift-replacement.repository.ts';
import { workingShiftDemo } from './working-shift-demo.ts';
import { hasActiveShift } from './working-shift.repository.ts';
import { workingShiftRoutes } from './working-shift.routes.ts';
import { assertDeletesShift, deleteShift } from './working-shift.service.ts';

/** The calendar of employees (spec 2.74-2.79, decisions 2.13), and when people work: shifts and days off (decisions 2.7). */
export const calendarModule: ServerModule = {
  name: 'calendar',
  notifications: calendarNotifications,
  demoData: (company) => [...calendarDemo(company), ...workingShiftDemo(company)],
  deletes: { workingshift: deleteShift },
  replaceable: { workingshift: { table: 'working_shift', assertDeletes: assertDeletesShift } },
  references: { working_shift: shiftReferences },
  setupChecks: { shift: async (db) => (await hasActiveShift(db)) && (await hasOffDay(db)) },
  register(host, deps) {
    calendarBusyRoutes(host, deps);
    calendarEventRoutes(host, deps);
    calendarFeedRoutes(host, deps);
    lunarOffDayRoutes(host, deps);
    offDayRoutes(host, deps);
    workingShiftRoutes(host, deps);
    registerEventReminders(deps);
  },
};
