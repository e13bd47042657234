import type { Sla, SlaChange, TicketKind } from '@hamyar/contracts';
import type { Generated, JSONColumnType } from 'kysely';

type Json<Value extends object> = JSONColumnType<Value, string, string>;

/** Policies of service levels (decisions 2.6); the columns of jsonb are as calls write them. */
export interface SlaPolicyTable {
  id: Generated<number>;
  name: string;
  name_norm: string;
  description: Generated<string>;
  status: Generated<boolean>;
  branch_id: number;
  /** Position in lists, and in which their conditions are looked at; new ones are the last. */
  order: number;
  is_default: Generated<boolean>;
  targets: Json<Sla['targets']>;
  next_response_minutes: Json<Sla['next_response_minutes']>;
  clocks: Json<Sla['clocks']>;
  working_shift_id: number | null;
  pause_on_statuses: Sla['pause_on_statuses'];
  conditions: Json<Sla['conditions']>;
  warn_before: Json<Sla['warn_before']>;
  escalations: Json<Sla['escalations']>;
  recompute_on: SlaChange[];
  applies_to_kinds: TicketKind[];
  created_by_id: number | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
  /** Of a deleted one: what it was replaced with. */
  replaced_by_id: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    sla_policy: SlaPolicyTable;
  }
}
