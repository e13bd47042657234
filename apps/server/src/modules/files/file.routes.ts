import { MANAGED_FILE_MAX_BYTES } from '@hamyar/contracts';
import * as contract from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import type { UploadLimits } from '../../platform/http/route-handler.ts';
import { readThumbnail } from './file-download.service.ts';
import { registerPublicManagedFiles } from './public-file.routes.ts';
import { changeFile, createFolder, deleteFile, openFile, pageOfFiles } from './file.service.ts';
import { storeSmallFile } from './file-content.service.ts';
import { assertMayUpload } from './file-upload.service.ts';
import { attachFile, readUses } from './file-use.service.ts';
import { messages } from './messages.ts';

/** Who may not upload, or finds a full disk, is refused before the file is read. */
export const uploadLimits =
  (deps: Deps, maxBytes: number) =>
  async ({ caller }: { caller: CurrentUser | null }): Promise<UploadLimits> => {
    assertMayUpload(caller);
    await deps.storage.assertRoom();
    return { maxBytes, maxFiles: 1 };
  };

/** The calls of the file manager (spec 7.7, 7.29). */
export function fileRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.fileList, async ({ user, query, origin }) => {
    const { rows, page } = await pageOfFiles(deps, user, query);
    return list(rows, { ...page, publicUrl: origin });
  });
  host.route(contract.fileGet, async ({ user, params, origin, setLogObject }) => {
    setLogObject('file', params.id);
    return ok({ ...(await openFile(deps, user, params.id)), public_url: origin });
  });
  host.route(
    contract.fileStore,
    async ({ user, ip, body, files: [file], socketId, setLogObject }) => {
      const stored = file
        ? await storeSmallFile(deps, { user, ip, socketId }, body, file)
        : await createFolder(deps, { user, ip, socketId }, body);
      setLogObject('file', stored.id);
      return created(stored, file ? messages.stored : messages.created);
    },
    { upload: uploadLimits(deps, MANAGED_FILE_MAX_BYTES) },
  );
  host.route(contract.fileUpdate, async ({ user, ip, params, body, socketId, setLogObject }) => {
    setLogObject('file', params.id);
    return updated(await changeFile(deps, { user, ip, socketId }, params.id, body), messages.updated);
  });
  host.route(contract.fileDelete, async ({ user, ip, params, socketId, setLogObject }) => {
    setLogObject('file', params.id);
    await deleteFile(deps, { user, ip, socketId }, params.id);
    return deleted();
  });
  host.route(contract.fileUses, async ({ user, params, setLogObject }) => {
    setLogObject('file', params.id);
    return ok(await readUses(deps, user, params.id));
  });
  host.route(contract.fileThumbnail, async ({ user, params, requestHeader }) =>
    readThumbnail(deps, user, params.id, requestHeader),
  );
  host.route(contract.fileAttach, async ({ user, params, body, setLogObject }) => {
    setLogObject('file', params.id);
    return created(await attachFile(deps, user, params.id, body));
  });
  host.mount((app) => registerPublicManagedFiles(app, deps));
}
