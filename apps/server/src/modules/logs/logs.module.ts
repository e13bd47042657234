import type { ServerModule } from '../../platform/deps.ts';
import { registerLogRoutes } from './log.routes.ts';
import { openRequestLog } from './request-log.service.ts';
import { registerLogRetention } from './retention.job.ts';

/** Request log and audit log (decisions 2.16). */
export const logsModule: ServerModule = {
  name: 'logs',
  register(host, deps) {
    const requests = openRequestLog(deps);
    host.onAnswered(requests.record);
    registerLogRoutes(host, deps);
    registerLogRetention(deps);
    host.onClose(() => requests.close());
  },
};
