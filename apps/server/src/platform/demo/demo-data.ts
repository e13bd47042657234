/** A value as COPY takes it; null is `\\N`, an array a PostgreSQL array, a Buffer a bytea. */
export type DemoValue = string | number | boolean | null | Date | Buffer | readonly (number | string)[];

/**
 * Columns of a table with the rows to be copied into it. The sequence of an `id` column continues after its largest
 * value.
 */
export interface DemoRows {
  table: string;
  columns: readonly string[];
  rows: DemoValue[][];
  /** The rows exist: the columns are `id` and a reference, which is set. For what refers to rows that come later. */
  existing?: true;
}

/** A person of the demo company; the ids are those of the rows. */
export interface DemoPerson {
  id: number;
  employee: boolean;
  username: string | null;
  /** -1 is all branches. */
  branch: number;
  departments: readonly number[];
  organization: number | null;
}

/** The demo company as input of the modules' demo data; the same for the same seed. */
export interface DemoCompany {
  people: readonly DemoPerson[];
  /** The newest tickets that were written by or for customers. */
  tickets: readonly { id: number; department: number }[];
  /** The first moment after the data. */
  end: Date;
  /** The moment of loading. */
  now: Date;
}

/** A drawn file of the demo company. */
export interface DemoFile {
  content: Buffer;
  extension: string;
  mime: string;
  width: number | null;
  height: number | null;
}

/** Where the contents of demo files go; their rows are those of the module. */
export interface DemoFiles {
  /** Draws a picture, a document or a workbook, the same for the same variant. */
  draw(kind: 'screenshot' | 'pdf' | 'sheet', variant: number): Promise<DemoFile>;
  /** Stores a content; equal contents are stored once. */
  store(content: Buffer): Promise<{ sha256: Buffer; size: number }>;
  /** Id of the next row of `attachment`. */
  nextAttachmentId(): number;
}

declare module '../deps.ts' {
  interface ServerModule {
    /**
     * Demo rows of this module (decisions 2.20); rows come after those to which they refer. Called in the order of the
     * modules, after the company, its people and their tickets were copied.
     */
    demoData?(company: DemoCompany, files: DemoFiles): readonly DemoRows[] | Promise<readonly DemoRows[]>;
  }
}
