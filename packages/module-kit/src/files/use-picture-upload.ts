import { useState } from 'react';
import type { FileOwnerKind, UploadedAttachment } from '@hamyar/contracts';
import { attachmentStore } from '@hamyar/contracts/attachments';
import { allowedFiles } from '@hamyar/domain';
import { useSettings } from '@hamyar/module-sdk';
import { upload } from '@hamyar/store';
import { failedUpload, refusedUpload } from './file-refusal.ts';

/** Uploads of a single picture, such as a logo. */
export interface PictureUpload {
  busy: boolean;
  /** Extensions that may be chosen, without the dot; null: any type. */
  types: readonly string[] | null;
  /** Uploads the picture. @returns what is stored, or why it is not */
  send(file: File): Promise<{ uploaded: UploadedAttachment } | { refused: string }>;
}

/** Uploads a picture that takes the place of another one; the screen shows what it answers. */
export function usePictureUpload(kind: FileOwnerKind): PictureUpload {
  const allowed = allowedFiles(kind, useSettings());
  const [busy, setBusy] = useState(false);
  return {
    busy,
    types: allowed.types,
    async send(file) {
      const refused = refusedUpload(file, 0, allowed);
      if (refused !== null) return { refused };
      setBusy(true);
      const result = await upload(attachmentStore, { purpose: kind }, file).done;
      setBusy(false);
      return result.data ? { uploaded: result.data } : { refused: failedUpload(result)?.message ?? '' };
    },
  };
}
