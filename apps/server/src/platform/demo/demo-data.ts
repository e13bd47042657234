/** A value as COPY takes it; null is `\\N`, an array a PostgreSQL array, a Buffer a bytea. */
export type DemoValue = string | number | boolean | null | Date | Buffer | readonly (number | string)[];

/** Columns of a table with the rows to be copied into it. An `id` column continues behind its largest value. */
export interface DemoRows {
  table: string;
  columns: readonly string[];
  rows: DemoValue[][];
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

/** The demo company as its modules see it: the same for the same seed. */
export interface DemoCompany {
  people: readonly DemoPerson[];
  /** The first moment after the data. */
  end: Date;
  /** The moment of loading. */
  now: Date;
}

declare module '../deps.ts' {
  interface ServerModule {
    /**
     * What the demo company contains of this module (decisions 2.20), in the order in which rows refer to each other.
     * It is asked after the company, its people and their tickets are there, in the order of the modules.
     */
    demoData?(company: DemoCompany): readonly DemoRows[];
  }
}
