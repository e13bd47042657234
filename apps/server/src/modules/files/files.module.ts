import type { ServerModule } from '../../platform/deps.ts';
import { managedFileOwners } from './file-download.service.ts';
import { removeUnfinishedUploads } from './file.job.ts';
import { folderChannels } from './file-channels.ts';
import { fileRoutes } from './file.routes.ts';
import { deleteFile } from './file.service.ts';
import { filesDemo } from './files-demo.ts';
import { fileUploadRoutes } from './file-upload.routes.ts';

/** The manager of files: folders, files and uploads in parts (spec 2.70, 7.29, decisions 2.10, ADR 0054, 0056). */
export const filesModule: ServerModule = {
  name: 'files',
  demoData: filesDemo,
  channels: [folderChannels],
  deletes: { file: deleteFile },
  fileOwners: managedFileOwners,
  register(host, deps) {
    fileRoutes(host, deps);
    fileUploadRoutes(host, deps);
    deps.jobs.handle('file.unfinished', () => removeUnfinishedUploads(deps));
    deps.jobs.schedule('17 * * * *', 'file.unfinished');
  },
};
