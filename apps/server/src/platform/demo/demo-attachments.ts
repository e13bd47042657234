import type { DemoFile, DemoFiles, DemoRows, DemoValue } from './demo-data.ts';

/** A row of `attachment` in the demo company. */
export interface DemoAttachment {
  id: number;
  sha256: Buffer;
  size: number;
  name: string;
  extension: string;
  mime: string;
  width: number | null;
  height: number | null;
  /** Kind and id of the row that has the file. */
  context: string;
  context_id: number | null;
  /** Null: the file came with a message of somebody without an account. */
  owner_id: number | null;
  created_at: Date;
}

const COLUMNS = [
  'id',
  'sha256',
  'size',
  'name',
  'extension',
  'mime',
  'width',
  'height',
  'context',
  'context_id',
  'owner_id',
  'created_at',
] as const satisfies readonly (keyof DemoAttachment)[];

/** Rows of `attachment` as they are copied; there is no other list of their columns. */
export const attachmentRows = (rows: readonly DemoAttachment[]): DemoRows => ({
  table: 'attachment',
  columns: COLUMNS,
  rows: rows.map((row): DemoValue[] => COLUMNS.map((column) => row[column])),
});

/** The row that has a file: its kind and id, the name of the file there, who stored it and when. */
export interface DemoFileOwner {
  kind: string;
  id: number;
  name: string;
  owner: number;
  at: Date;
}

/** Stores files of the demo company and collects their rows of `attachment`. */
export function demoAttachments(files: Pick<DemoFiles, 'store' | 'nextAttachmentId'>) {
  const found: DemoAttachment[] = [];
  return {
    /** Stores one file. @returns the id of its row, and its hash in hexadecimal digits */
    async add(file: DemoFile, row: DemoFileOwner): Promise<{ id: number; hash: string }> {
      const { sha256, size } = await files.store(file.content);
      const id = files.nextAttachmentId();
      const { extension, mime, width, height } = file;
      found.push({
        ...{ id, sha256, size, name: row.name, extension, mime, width, height },
        ...{ context: row.kind, context_id: row.id, owner_id: row.owner, created_at: row.at },
      });
      return { id, hash: sha256.toString('hex') };
    },
    rows: (): DemoRows => attachmentRows(found),
  };
}
