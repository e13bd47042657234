import type { ServerModule } from '../../platform/deps.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { reportRoutes } from './report.routes.ts';
import { registerRollup } from './ticket-daily.job.ts';

/** Reports over tickets, and each person's dashboard (spec 7.16, 7.35, decisions 2.28, docs/adr/0059). */
export const reportsModule: ServerModule = {
  name: 'reports',
  register(host, deps) {
    reportRoutes(host, deps);
    dashboardRoutes(host, deps);
    registerRollup(deps);
  },
};
