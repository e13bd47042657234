import type { ServerModule } from '../../platform/deps.ts';
import { draftParents } from './draft-parent.ts';
import { pruneDrafts } from './draft.repository.ts';
import { draftRoutes } from './draft.routes.ts';

export interface DraftJobPayloads {
  /** Deletes drafts that have not changed for a month. */
  'draft.prune': Record<string, never>;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends DraftJobPayloads {}
}

const RETENTION_DAYS = 30;

/** Drafts: the server side of the storage for what people type (decisions 2.4 "ticket_draft"). */
export const draftsModule: ServerModule = {
  name: 'drafts',
  register(host, deps) {
    // a key that nobody checks ends the start, not the first save
    draftRoutes(host, deps, draftParents(deps.modules));
    deps.jobs.handle('draft.prune', () =>
      pruneDrafts(deps.db, new Date(deps.clock.now().getTime() - RETENTION_DAYS * 86_400_000)),
    );
    deps.jobs.schedule('17 22 * * *', 'draft.prune');
  },
};
