import { moduleError } from '@hamyar/contracts/registry';
import type { ModuleFailure } from '@hamyar/module-sdk';
import { send } from '@hamyar/store';

/** Reports a failed module to the server, with the trace id that the error card shows. */
export function reportFailure({ traceId, module, version, kind, message }: ModuleFailure): void {
  const body = {
    trace_id: traceId,
    module,
    version,
    kind,
    message: message.slice(0, 2000),
    route: location.pathname.slice(0, 200),
  };
  void send(moduleError, body);
}
