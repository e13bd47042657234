import type { ServerModule } from '../../platform/deps.ts';
import { userImportBatch, wholeUserImportBatch } from './import-run.service.ts';
import { userImportUndoBatch } from './import-undo.service.ts';
import { registerForgetting } from './import.job.ts';
import { importRoutes } from './import.routes.ts';

/** Customers from a file: checked first, then stored by a batch, and taken back within a day (spec 2.57, decisions 2.20). */
export const importsModule: ServerModule = {
  name: 'imports',
  batches: {
    user_import: userImportBatch,
    user_import_whole: wholeUserImportBatch,
    user_import_undo: userImportUndoBatch,
  },
  register(host, deps) {
    importRoutes(host, deps);
    registerForgetting(deps);
  },
};
