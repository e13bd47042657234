import { fileDelete, fileGet, fileList, fileStore, fileUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { changeFile, createFolder, deleteFile, openFile, pageOfFiles } from './file.service.ts';
import { messages } from './messages.ts';

/** The calls of the file manager (spec 7.7, 7.29). */
export function fileRoutes(host: ModuleHost, deps: Deps): void {
  host.route(fileList, async ({ user, query }) => {
    const { rows, page } = await pageOfFiles(deps, user, query);
    return list(rows, page);
  });
  host.route(fileGet, async ({ user, params, setLogObject }) => {
    setLogObject('file', params.id);
    return ok(await openFile(deps, user, params.id));
  });
  host.route(fileStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createFolder(deps, { user, ip }, body);
    setLogObject('file', id);
    return created({ id }, messages.created);
  });
  host.route(fileUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject('file', params.id);
    return updated(await changeFile(deps, { user, ip }, params.id, body), messages.updated);
  });
  host.route(fileDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject('file', params.id);
    await deleteFile(deps, { user, ip }, params.id);
    return deleted();
  });
}
