import type { DemoFile, DemoFiles, DemoRows, DemoValue } from './demo-data.ts';

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
] as const;

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
  const values: DemoValue[][] = [];
  return {
    /** Stores one file. @returns the id of its row, and its hash in hexadecimal digits */
    async add(file: DemoFile, row: DemoFileOwner): Promise<{ id: number; hash: string }> {
      const { sha256, size } = await files.store(file.content);
      const id = files.nextAttachmentId();
      const { extension, mime, width, height } = file;
      values.push([id, sha256, size, row.name, extension, mime, width, height, row.kind, row.id, row.owner, row.at]);
      return { id, hash: sha256.toString('hex') };
    },
    rows: (): DemoRows => ({ table: 'attachment', columns: COLUMNS, rows: values }),
  };
}
