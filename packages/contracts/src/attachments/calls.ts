// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { FileOwnerKind } from '../declared.ts';

export type Attachment = {
  id: number;
  name: string;
  extension: string;
  mime: string;
  size: number;
  dimentions: {
    width: number;
    height: number;
  } | null;
  inline: boolean;
};

export type UploadedAttachment = {
  id: number;
  name: string;
  extension: string;
  mime: string;
  size: number;
  dimentions: {
    width: number;
    height: number;
  } | null;
  inline: boolean;
  token: string;
};

export interface AttachmentGetQuery {
  inline?: '1' | 1;
}

/** The file, when the caller may view its owner; name in content-disposition. */
export const attachmentGet: Call<{ id: number } & AttachmentGetQuery, Blob> = {
  name: 'attachmentGet',
  method: 'GET',
  path: '/api/attachment/:id',
  answer: 'blob',
};

export interface AttachmentStoreQuery {
  purpose?: FileOwnerKind;
}

/** Uploads one file (multipart field `file`), for an object that is sent later. */
export const attachmentStore: Call<AttachmentStoreQuery | void, UploadedAttachment> = {
  name: 'attachmentStore',
  method: 'POST',
  path: '/api/attachment',
  upload: true,
};
