import type { ColumnType, Generated } from 'kysely';
import type { BatchState } from '@hamyar/contracts';

// Work on many rows, and how each of them ended.

export interface BatchTable {
  id: Generated<number>;
  kind: string;
  owner_id: number;
  title: string;
  input: ColumnType<unknown, string, never>;
  state: Generated<BatchState>;
  total: number;
  done: Generated<number>;
  failed: Generated<number>;
  created_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
}

export interface BatchRowTable {
  batch_id: number;
  position: number;
  ref_id: number;
  state: Generated<'waiting' | 'done' | 'failed' | 'cancelled'>;
  code: string | null;
  message: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    batch: BatchTable;
    batch_row: BatchRowTable;
  }
}
