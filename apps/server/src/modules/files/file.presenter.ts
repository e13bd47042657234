import type { ManagedFile } from '@hamyar/contracts';
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
});
