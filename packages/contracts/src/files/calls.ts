// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName } from '../fields.ts';
import type { FileVisibility } from './file-lists.ts';

export interface ManagedFile {
  id: number;
  version: number;
  name: string;
  type: 'folder' | null;
  parent_id: number | null;
  visibility: FileVisibility;
  owner: IdAndName;
  created_at: number;
  updated_at: number;
}

/** Deletes an empty folder or a file softly. */
export const fileDelete: Call<{ id: number }, null> = {
  name: 'fileDelete',
  method: 'DELETE',
  path: '/api/file/:id',
  answer: 'none',
};

export interface FileGetData {
  id: number;
  version: number;
  name: string;
  type: 'folder' | null;
  parent_id: number | null;
  visibility: FileVisibility;
  owner: IdAndName;
  created_at: number;
  updated_at: number;
  ancestors: IdAndName[];
}

/** One folder or file, with the folders above it that the caller may see, the highest first. */
export const fileGet: Call<{ id: number }, FileGetData> = { name: 'fileGet', method: 'GET', path: '/api/file/:id' };

export interface FileListQuery {
  page?: number;
  perPage?: number;
  parent_id?: number;
  keyword?: string;
  sort_by?: 'name' | 'created_at' | 'updated_at';
  sort_dir?: 'asc' | 'desc';
}

/** What a folder contains, folders first; with a keyword what is found in all folders. */
export const fileList: Call<FileListQuery | void, ListAnswer<ManagedFile>> = {
  name: 'fileList',
  method: 'GET',
  path: '/api/file',
  answer: 'list',
};

export interface FileStoreBody {
  name: string;
  parent_id?: number | null;
  visibility?: FileVisibility;
}

export interface FileStoreData {
  id: number;
}

/** Creates a folder. */
export const fileStore: Call<FileStoreBody, FileStoreData> = { name: 'fileStore', method: 'POST', path: '/api/file' };

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
