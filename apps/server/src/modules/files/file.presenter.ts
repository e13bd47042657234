import { callUrl, type ManagedFile } from '@hamyar/contracts';
import { attachmentGet } from '@hamyar/contracts/attachments';
import { fileThumbnail, publicManagedFileUrl } from '@hamyar/contracts/files';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { FileRecord } from './file.repository.ts';

/** A folder or file as the API answers it. */
export const toManagedFile = (record: FileRecord): ManagedFile => ({
  id: record.id,
  version: record.version,
  name: record.name,
  type: record.folder ? 'folder' : null,
  parent_id: record.parent_id,
  visibility: record.visibility,
  owner: { id: record.owner_id, name: record.owner },
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
  path: pathOf(record),
  mime: record.mime,
  size: record.size,
  meta_data: metadataOf(record),
});

/** Where a file is downloaded: for everybody, or for those who may see it (decisions 2.10). */
function pathOf({ public_key: key, attachment_id: content, name }: FileRecord): string | null {
  if (key !== null) return publicManagedFileUrl(key, name);
  return content === null ? null : callUrl(attachmentGet, { id: content });
}

function metadataOf({ id, thumbnail, extension, size, width, height }: FileRecord): ManagedFile['meta_data'] {
  if (size === null) return null;
  return {
    thumbnail_path: thumbnail === null ? null : callUrl(fileThumbnail, { id, v: thumbnail }),
    extension: extension ?? '',
    size,
    dimentions: width !== null && height !== null ? { width, height } : null,
  };
}
