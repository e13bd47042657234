import {
  importUsers,
  userImportFaults,
  userImportGet,
  userImportList,
  userImportRun,
  userImportSample,
  userImportUndo,
} from '@hamyar/contracts/schemas';
import { IMPORT_FILE_MAX } from '@hamyar/contracts';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, list, ok, updated } from '../../platform/http/outcome.ts';
import { faultFile, sampleFile } from './import-files.service.ts';
import { runImport } from './import-run.service.ts';
import { undoImport } from './import-undo.service.ts';
import { checkImport, pageOfImports, readImport } from './import.service.ts';
import { messages } from './messages.ts';

const IMPORT = 'user_import';

/** The calls of imports (spec 7.28, decisions 2.20). */
export function importRoutes(host: ModuleHost, deps: Deps): void {
  host.route(
    importUsers,
    async ({ user, body, files, setLogObject }) => {
      const { id } = await checkImport(deps, user, body, files[0]);
      setLogObject(IMPORT, id);
      return created({ id });
    },
    { upload: { maxBytes: IMPORT_FILE_MAX.same, maxFiles: 1, tooLargeText: messages.tooLarge.same } },
  );
  host.route(userImportList, async ({ user, query }) => {
    const { rows, page } = await pageOfImports(deps, user, query);
    return list(rows, page);
  });
  host.route(userImportSample, ({ user, query }) => sampleFile(user, query.type));
  host.route(userImportGet, async ({ user, params, setLogObject }) => {
    setLogObject(IMPORT, params.id);
    return ok(await readImport(deps, user, params.id));
  });
  host.route(userImportFaults, ({ user, params, setLogObject }) => {
    setLogObject(IMPORT, params.id);
    return faultFile(deps, user, params.id);
  });
  host.route(userImportRun, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(IMPORT, params.id);
    return updated(await runImport(deps, { user, ip }, params.id, body.on_error));
  });
  host.route(userImportUndo, async ({ user, ip, params, setLogObject }) => {
    setLogObject(IMPORT, params.id);
    return updated(await undoImport(deps, { user, ip }, params.id));
  });
}
