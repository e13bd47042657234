import { batchCancel, batchGet, batchRetry } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { cancelBatch, readBatch, retryBatch } from './batch.service.ts';

/** The calls on batches. */
export function batchRoutes(host: ModuleHost, deps: Deps): void {
  host.route(batchGet, async ({ user, params }) => ok(await readBatch(deps, user, params.id)));
  host.route(batchRetry, async ({ user, params }) => updated(await retryBatch(deps, user, params.id)));
  host.route(batchCancel, async ({ user, params }) => updated(await cancelBatch(deps, user, params.id)));
}
