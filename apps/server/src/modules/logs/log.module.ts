import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { registerLogRoutes } from './log.routes.ts';
import { openRequestLog, type RequestLog } from './request-log.service.ts';
import { registerLogRetention } from './retention.job.ts';

/** Request log and audit log (decisions 2.16). */
export interface LogModule extends ServerModule {
  requests: RequestLog;
}

export function logModule(deps: Deps): LogModule {
  const requests = openRequestLog(deps);
  return {
    name: 'logs',
    requests,
    register(host) {
      registerLogRoutes(host, deps);
      registerLogRetention(deps);
      host.onClose(() => requests.close());
    },
  };
}
