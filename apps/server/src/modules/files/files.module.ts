import type { ServerModule } from '../../platform/deps.ts';
import { fileRoutes } from './file.routes.ts';

/** The manager of files: folders so far (spec 2.70, 7.29, decisions 2.10, ADR 0054). */
export const filesModule: ServerModule = {
  name: 'files',
  register(host, deps) {
    fileRoutes(host, deps);
  },
};
