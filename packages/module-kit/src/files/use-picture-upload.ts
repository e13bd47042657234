import { useState } from 'react';
import type { FileOwnerKind, UploadedAttachment } from '@hamyar/contracts';
import { attachmentStore } from '@hamyar/contracts/attachments';
import { allowedFiles } from '@hamyar/domain';
import { useSettings } from '@hamyar/module-sdk';
import { upload } from '@hamyar/store';
import { attachmentInlineUrl } from './attachment-address.ts';
import { useFileDrop } from './file-picker.tsx';
import { failedUpload, refusedUpload } from './file-refusal.ts';

/** Uploads of a single picture, such as a logo. */
export interface PictureUpload {
  kind: FileOwnerKind;
  busy: boolean;
  /** Extensions that may be chosen, without the dot; null: any type. */
  types: readonly string[] | null;
  /** Uploads the first of the chosen files. */
  send(files: readonly File[]): void;
  /** Takes a picture that is an upload already, such as one of the file manager. */
  attach(uploaded: UploadedAttachment): void;
  /** A file is held over the drop target. */
  over: boolean;
  /** Props of the element onto which a picture may be dropped. */
  dropTarget: ReturnType<typeof useFileDrop>['dropTarget'];
}

/**
 * Uploads a picture that takes the place of another one.
 *
 * @param kind the kind of row that gets the picture; its limits are checked before the upload
 * @param onUploaded gets the upload and an address at which this page can show it
 * @param onRefused gets the reason in words; empty when a picture is being sent
 */
export function usePictureUpload(
  kind: FileOwnerKind,
  onUploaded: (uploaded: UploadedAttachment, address: string) => void,
  onRefused: (reason: string) => void,
): PictureUpload {
  const allowed = allowedFiles(kind, useSettings());
  const [busy, setBusy] = useState(false);
  const attach = (uploaded: UploadedAttachment) => {
    onRefused('');
    onUploaded(uploaded, attachmentInlineUrl(uploaded.id));
  };
  const sendFile = async (file: File) => {
    const refused = refusedUpload(file, 0, allowed);
    onRefused(refused ?? '');
    if (refused !== null) return;
    setBusy(true);
    const result = await upload(attachmentStore, { purpose: kind }, file).done;
    setBusy(false);
    if (result.data) onUploaded(result.data, URL.createObjectURL(file));
    else onRefused(failedUpload(result)?.message ?? '');
  };
  const send = ([file]: readonly File[]) => {
    if (file) void sendFile(file);
  };
  return { kind, busy, types: allowed.types, send, attach, ...useFileDrop(send) };
}
