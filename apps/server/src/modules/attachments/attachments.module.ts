import type { ServerModule } from '../../platform/deps.ts';
import { sweepTemporaryFiles } from '../../platform/storage/temporary-files.ts';
import { hideOrphanedFiles, sweepAttachments } from './attachment.job.ts';
import { attachmentRoutes } from './attachment.routes.ts';
import { fileOwners } from './file-owner.ts';

/**
 * Attachments: uploaded first, sent by their tokens, readable for everyone who may view the row that has them, which its module
 * decides (spec 7.24, decisions 2.10).
 */
export const attachmentsModule: ServerModule = {
  name: 'attachments',
  register(host, deps) {
    // a kind that nobody or two modules declare ends the start, not the first download
    const owners = fileOwners(deps.modules);
    attachmentRoutes(host, deps, owners);
    deps.jobs.handle('attachment.sweep', async () => {
      await sweepTemporaryFiles(deps.config.dataDir);
      await sweepAttachments(deps);
    });
    deps.jobs.schedule('23 * * * *', 'attachment.sweep');
    deps.jobs.handle('attachment.orphans', () => hideOrphanedFiles(deps, owners));
    deps.jobs.schedule('43 3 * * *', 'attachment.orphans');
  },
};
