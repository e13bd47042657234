import { attachmentGet, attachmentStore } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { created } from '../../platform/http/outcome.ts';
import { attachmentParents } from './attachment-parent.ts';
import { readAttachment } from './attachment-download.service.ts';
import { storeUpload, uploadAllowance } from './attachment-upload.service.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** Uploads and downloads of attachments (spec 7.24, decisions 2.10). */
export function attachmentRoutes(host: ModuleHost, deps: Deps): void {
  // a context that two modules declare ends the start, not the first download
  const downloads = { deps, parents: attachmentParents(deps.modules) };
  host.route(
    attachmentStore,
    async ({ user, query, files }) => created(await storeUpload(deps, user, query.purpose, files[0])),
    { upload: async ({ caller }) => ({ maxBytes: await uploadAllowance(deps, caller), maxFiles: 1 }) },
  );
  host.route(attachmentGet, async ({ user, params, query, setLogObject: about }) => {
    about('attachment', params.id);
    return readAttachment(downloads, user, params.id, query.inline !== undefined);
  });
}
