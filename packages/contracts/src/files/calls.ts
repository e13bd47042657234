// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { UploadedAttachment } from '../attachments/calls.ts';
import type { Call } from '../call.ts';
import type { FileOwnerKind } from '../declared.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName } from '../fields.ts';
import type { FileSort, FileVisibility, NameConflict } from './file-lists.ts';

export interface FileUpload {
  id: number;
  name: string;
  size: number;
  last_modified: number | null;
  parent_id: number | null;
  visibility: FileVisibility | null;
  part_size: number;
  parts: {
    number: number;
    size: number;
    sha256: string;
  }[];
  created_at: number;
  expires_at: number;
}

export type ManagedFile = {
  id: number;
  version: number;
  name: string;
  type: 'folder' | null;
  parent_id: number | null;
  visibility: FileVisibility;
  owner: IdAndName;
  created_at: number;
  updated_at: number;
  path: string | null;
  mime: string | null;
  size: number | null;
  meta_data: {
    thumbnail_path: string | null;
    extension: string;
    size: number;
    dimentions: {
      width: number;
      height: number;
    } | null;
  } | null;
};

export interface FilePartPutQuery {
  sha256: string;
}

export interface FilePartPutData {
  number: number;
  size: number;
  sha256: string;
}

/** Stores one part (multipart field `file`), in any order and as often as needed; refused with PART_HASH or PART_SIZE when it is not what was sent. */
export const filePartPut: Call<{ id: number; number: number } & FilePartPutQuery, FilePartPutData> = {
  name: 'filePartPut',
  method: 'PUT',
  path: '/api/fileUpload/:id/part/:number',
  upload: true,
};

/** Ends an upload and removes its parts. */
export const fileUploadCancel: Call<{ id: number }, null> = {
  name: 'fileUploadCancel',
  method: 'DELETE',
  path: '/api/fileUpload/:id',
  answer: 'none',
};

export interface FileUploadFinishBody {
  name?: string;
  parent_id?: number | null;
  visibility?: FileVisibility;
  on_conflict?: NameConflict;
}

/** Makes a file of the stored parts. PARTS_MISSING, PARENT_GONE and NAME_TAKEN keep them: send them, choose another folder, answer the question. */
export const fileUploadFinish: Call<{ id: number } & FileUploadFinishBody, ManagedFile> = {
  name: 'fileUploadFinish',
  method: 'POST',
  path: '/api/fileUpload/:id/finish',
};

/** An unfinished upload, to go on with the parts that are missing. */
export const fileUploadGet: Call<{ id: number }, FileUpload> = {
  name: 'fileUploadGet',
  method: 'GET',
  path: '/api/fileUpload/:id',
};

/** The caller's unfinished uploads, the newest first, also those of another device. */
export const fileUploadList: Call<void, FileUpload[]> = {
  name: 'fileUploadList',
  method: 'GET',
  path: '/api/fileUpload',
};

export interface FileUploadStartBody {
  name: string;
  size: number;
  last_modified?: number | null;
  parent_id?: number | null;
  visibility?: FileVisibility;
  on_conflict?: NameConflict;
}

/** Starts an upload in parts, or goes on with the one of the same file to the same folder. NAME_TAKEN asks before anything is sent. */
export const fileUploadStart: Call<FileUploadStartBody, FileUpload> = {
  name: 'fileUploadStart',
  method: 'POST',
  path: '/api/fileUpload',
};

export interface FileAttachBody {
  purpose: FileOwnerKind;
}

/** Makes a file of the manager an upload of the caller, to be sent by its token as any other. */
export const fileAttach: Call<{ id: number } & FileAttachBody, UploadedAttachment> = {
  name: 'fileAttach',
  method: 'POST',
  path: '/api/file/:id/attachment',
};

/** Deletes an empty folder, or a file that nothing uses, softly. */
export const fileDelete: Call<{ id: number }, null> = {
  name: 'fileDelete',
  method: 'DELETE',
  path: '/api/file/:id',
  answer: 'none',
};

export type FileGetData = {
  id: number;
  version: number;
  name: string;
  type: 'folder' | null;
  parent_id: number | null;
  visibility: FileVisibility;
  owner: IdAndName;
  created_at: number;
  updated_at: number;
  path: string | null;
  mime: string | null;
  size: number | null;
  meta_data: {
    thumbnail_path: string | null;
    extension: string;
    size: number;
    dimentions: {
      width: number;
      height: number;
    } | null;
  } | null;
  ancestors: IdAndName[];
  public_url: string;
  contents: {
    folders: number;
    files: number;
    size: number;
  } | null;
};

/** One folder or file, with the folders above it that the caller may see, the highest first. */
export const fileGet: Call<{ id: number }, FileGetData> = { name: 'fileGet', method: 'GET', path: '/api/file/:id' };

export interface FileListQuery {
  page?: number;
  perPage?: number;
  parent_id?: number;
  keyword?: string;
  ids?: number[];
  only?: 'folders' | 'files';
  extensions?: string[];
  sort_by?: FileSort;
  sort_dir?: 'asc' | 'desc';
}

/** What a folder contains, folders first; with a keyword what is found in all folders. Carries public_url. */
export const fileList: Call<FileListQuery | void, ListAnswer<ManagedFile>> = {
  name: 'fileList',
  method: 'GET',
  path: '/api/file',
  answer: 'list',
};

export interface FileStoreBody {
  name?: string;
  parent_id?: number | null;
  visibility?: FileVisibility;
  on_conflict?: NameConflict;
}

/** Creates a folder by its name, or a file by the multipart field `file`; a large one is better sent in parts. */
export const fileStore: Call<FileStoreBody, ManagedFile> = { name: 'fileStore', method: 'POST', path: '/api/file' };

export interface FileThumbnailQuery {
  v?: string;
}

/** A small picture of a picture, for who may see it; its address is in meta_data.thumbnail_path. */
export const fileThumbnail: Call<{ id: number } & FileThumbnailQuery, Blob> = {
  name: 'fileThumbnail',
  method: 'GET',
  path: '/api/file/:id/thumbnail',
  answer: 'blob',
};

export interface FileUpdateBody {
  version?: number;
  name?: string;
  parent_id?: number | null;
  visibility?: FileVisibility;
}

/** Renames, moves or shares a folder or file. */
export const fileUpdate: Call<{ id: number } & FileUpdateBody, ManagedFile> = {
  name: 'fileUpdate',
  method: 'PUT',
  path: '/api/file/:id',
};

export interface FileUsesData {
  uses: {
    kind: FileOwnerKind;
    id: number;
    name: string;
    object_type: string;
    object_id: number;
  }[];
  hidden: number;
  total: number;
}

/** The rows that use a file: named as far as the caller may view them, the others counted. */
export const fileUses: Call<{ id: number }, FileUsesData> = {
  name: 'fileUses',
  method: 'GET',
  path: '/api/file/:id/uses',
};
