import { toast } from '@hamyar/design-system/overlay';
import type { ModuleFailure } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';

/** Says that what somebody has opened failed to load, or crashed and was closed. */
export function sayFailed({ kind, traceId }: ModuleFailure): void {
  const key = 'on-demand';
  if (kind === 'render') toast.named('error', shared.partCrashed, { traceId }, { key });
  else toast.error(shared.partNotLoaded, { key });
}
