import { FILE_PART_BYTES, type FileUpload } from '@hamyar/contracts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { PartRecord, UploadRecord } from './file-upload.repository.ts';

/** An unfinished upload as the API answers it. */
export const toFileUpload = (upload: UploadRecord, parts: readonly PartRecord[]): FileUpload => ({
  id: upload.id,
  name: upload.name,
  size: upload.size,
  last_modified: upload.last_modified,
  parent_id: upload.parent_id,
  visibility: upload.visibility,
  part_size: FILE_PART_BYTES,
  parts: parts.map(({ number, size, sha256 }) => ({ number, size, sha256: sha256.toString('hex') })),
  created_at: unixSeconds(upload.created_at),
  expires_at: unixSeconds(upload.expires_at),
});
