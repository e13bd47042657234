import type { ServerModule } from '../../platform/deps.ts';
import { sweepAttachments } from './attachment.job.ts';
import { attachmentRoutes } from './attachment.routes.ts';

/**
 * Attachments: uploaded first, sent by their tokens, readable for everyone who may view their parent (spec 7.24,
 * decisions 2.10).
 */
export const attachmentsModule: ServerModule = {
  name: 'attachments',
  register(host, deps) {
    attachmentRoutes(host, deps);
    deps.jobs.handle('attachment.sweep', () => sweepAttachments(deps));
    deps.jobs.schedule('23 * * * *', 'attachment.sweep');
  },
};
