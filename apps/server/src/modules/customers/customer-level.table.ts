import type { LevelIcon, OpeningChannel } from '@hamyar/contracts';
import type { Generated } from 'kysely';

// Customer levels (decisions 2.8).

export interface CustomerLevelTable {
  id: Generated<number>;
  name: string;
  color: string;
  icon: LevelIcon | null;
  order: Generated<number>;
  priority_weight: Generated<number>;
  default_importance: number | null;
  max_open_tickets: number | null;
  /** Empty: all of them. */
  channels_allowed: Generated<OpeningChannel[]>;
  sla_id: number | null;
  is_default: Generated<boolean>;
  status: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  deleted_at: Date | null;
  /** Of a deleted one: what it was replaced with. */
  replaced_by_id: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    customer_level: CustomerLevelTable;
  }
}
