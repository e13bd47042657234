/** How often a network has made a call in a period that has begun with the first of them. */
export interface CallCountTable {
  /** Keyed hash of the call and the network. */
  key: Buffer;
  count: number;
  ends_at: Date;
}

declare module '../database/schema.ts' {
  interface Database {
    call_count: CallCountTable;
  }
}
