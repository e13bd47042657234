import type { Generated } from 'kysely';

// Content-addressed blobs and the attachments that refer to them (decisions 2.10).

export interface FileBlobTable {
  sha256: Buffer;
  size: number;
  created_at: Generated<Date>;
}

export interface AttachmentTable {
  id: Generated<number>;
  token_hash: Buffer | null;
  sha256: Buffer;
  name: string;
  extension: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  inline: Generated<boolean>;
  context: Generated<
    | 'upload'
    | 'ticket_content'
    | 'profile_picture'
    | 'setting'
    | 'customer_event'
    | 'kb'
    | 'announcement'
    | 'note'
    | 'custom_field'
  >;
  context_id: number | null;
  owner_id: number | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    file_blob: FileBlobTable;
    attachment: AttachmentTable;
  }
}
