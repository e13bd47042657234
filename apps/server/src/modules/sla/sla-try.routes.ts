import { slaDue, slaTry } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { duesOfDraft, tryChoice } from './sla-try.service.ts';

/** What policies would do, before anything is stored (decisions 2.6). */
export function slaTryRoutes(host: ModuleHost, deps: Deps): void {
  host.route(slaDue, async ({ user, query }) => ok(await duesOfDraft(deps, user, query)));
  host.route(slaTry, async ({ user, query }) => ok(await tryChoice(deps, user, query)));
}
