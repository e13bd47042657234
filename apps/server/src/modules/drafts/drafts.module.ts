import { draftDelete, draftGet, draftPut } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { deleted, ok, updated } from '../../platform/http/outcome.ts';
import { pruneDrafts } from './draft.repository.ts';
import { discardDraft, readDraft, saveDraft } from './draft.service.ts';

export interface DraftJobPayloads {
  /** Deletes drafts that have not changed for a month. */
  'draft.prune': Record<string, never>;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends DraftJobPayloads {}
}

const RETENTION_DAYS = 30;

/** Drafts: the server side of the storage for what people type (decisions 2.4 "ticket_draft"). */
export function draftsModule(deps: Deps): ServerModule {
  return {
    name: 'drafts',
    register(host) {
      host.route(draftGet, async ({ user, params }) => ok(await readDraft(deps, user, params.key)));
      host.route(draftPut, async ({ user, params, body }) => updated(await saveDraft(deps, user, params.key, body)));
      host.route(draftDelete, async ({ user, params }) => {
        await discardDraft(deps, user, params.key);
        return deleted();
      });
      deps.jobs.handle('draft.prune', () =>
        pruneDrafts(deps.db, new Date(deps.clock.now().getTime() - RETENTION_DAYS * 86_400_000)),
      );
      deps.jobs.schedule('17 22 * * *', 'draft.prune');
    },
  };
}
