import { attachmentGet, attachmentStore } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { created } from '../../platform/http/outcome.ts';
import type { FileOwners } from './file-owner.ts';
import { readAttachment } from './attachment-download.service.ts';
import { storeUpload, uploadAllowance } from './attachment-upload.service.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** Uploads and downloads of attachments (spec 7.24, decisions 2.10). */
export function attachmentRoutes(host: ModuleHost, deps: Deps, owners: FileOwners): void {
  const downloads = { deps, owners };
  host.route(
    attachmentStore,
    async ({ user, query, files }) => created(await storeUpload(deps, user, query.purpose ?? null, files[0])),
    {
      upload: async ({ caller, query }) => ({
        maxBytes: await uploadAllowance(deps, caller, query.purpose),
        maxFiles: 1,
      }),
    },
  );
  host.route(attachmentGet, async ({ caller, params, query, requestHeader, setLogObject: about }) => {
    about('attachment', params.id);
    return readAttachment(downloads, caller, params.id, { inline: query.inline !== undefined, requestHeader });
  });
}
