import { FILE_PART_BYTES } from '@hamyar/contracts';
import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, ok, updated } from '../../platform/http/outcome.ts';
import { uploadLimits } from './file.routes.ts';
import { cancelUpload, finishUpload, listUploads, openUpload, startUpload, storePart } from './file-upload.service.ts';
import { messages } from './messages.ts';

/** Uploads in parts, which go on after a lost connection (spec 5.25). */
export function fileUploadRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.fileUploadStart, async ({ user, body }) => created(await startUpload(deps, user, body)));
  host.route(contract.fileUploadList, async ({ user }) => ok(await listUploads(deps, user)));
  host.route(contract.fileUploadGet, async ({ user, params }) => ok(await openUpload(deps, user, params.id)));
  host.route(
    contract.filePartPut,
    async ({ user, params, query, files: [file] }) =>
      updated(await storePart(deps, user, { ...params, sha256: query.sha256, file })),
    { upload: uploadLimits(deps, FILE_PART_BYTES) },
  );
  host.route(contract.fileUploadFinish, async ({ user, ip, params, body, socketId, setLogObject }) => {
    const file = await finishUpload(deps, { user, ip, socketId }, params.id, body);
    setLogObject('file', file.id);
    return created(file, messages.stored);
  });
  host.route(contract.fileUploadCancel, async ({ user, params }) => {
    await cancelUpload(deps, user, params.id);
    return deleted();
  });
}
