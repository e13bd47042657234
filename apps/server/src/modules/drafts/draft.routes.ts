import { draftDelete, draftGet, draftPut } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { deleted, ok, updated } from '../../platform/http/outcome.ts';
import { discardDraft, readDraft, saveDraft } from './draft.service.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** The calls on drafts (decisions 2.4 "ticket_draft"). */
export function draftRoutes(host: ModuleHost, deps: Deps): void {
  host.route(draftGet, async ({ user, params }) => ok(await readDraft(deps, user, params.key)));
  host.route(draftPut, async ({ user, params, body }) => updated(await saveDraft(deps, user, params.key, body)));
  host.route(draftDelete, async ({ user, params }) => {
    await discardDraft(deps, user, params.key);
    return deleted();
  });
}
