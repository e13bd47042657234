import { draftDelete, draftGet, draftPut } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { deleted, ok, updated } from '../../platform/http/outcome.ts';
import type { DraftParents } from './draft-parent.ts';
import { discardDraft, readDraft, saveDraft, type DraftContext } from './draft.service.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** The calls on drafts (decisions 2.4 "ticket_draft"). */
export function draftRoutes(host: ModuleHost, deps: Deps, parents: DraftParents): void {
  const drafts: DraftContext = { deps, parents };
  host.route(draftGet, async ({ user, params }) => ok(await readDraft(drafts, user, params.key)));
  host.route(draftPut, async ({ user, params, body, socketId }) =>
    updated(await saveDraft(drafts, user, params.key, body, socketId)),
  );
  host.route(draftDelete, async ({ user, params, socketId }) => {
    await discardDraft(drafts, user, params.key, socketId);
    return deleted();
  });
}
