import type { SampleThingStatus } from '@hamyar/contracts';
import type { Generated } from 'kysely';

export interface SampleThingTable {
  id: Generated<number>;
  title: string;
  /** Search key of the title. */
  title_norm: string;
  note: string | null;
  status: Generated<SampleThingStatus>;
  public: Generated<boolean>;
  created_by_id: number;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    sample_thing: SampleThingTable;
  }
}
