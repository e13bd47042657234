import type { Generated } from 'kysely';

// The effect ledger and the nodes that run jobs (decisions 2.0).

export interface EffectTable {
  key: string;
  state: Generated<'waiting' | 'sending' | 'done' | 'failed' | 'uncertain'>;
  attempts: Generated<number>;
  at: Generated<Date>;
  node_id: string | null;
  error: string | null;
}

export interface NodeTable {
  id: string;
  worker_ids: Generated<string[]>;
  started_at: Generated<Date>;
  heartbeat_at: Generated<Date>;
}

declare module '../database/schema.ts' {
  interface Database {
    effect: EffectTable;
    node: NodeTable;
  }
}
