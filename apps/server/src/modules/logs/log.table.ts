import type { ColumnType, Generated } from 'kysely';
import type { ModuleFailureKind } from '@hamyar/contracts';
import type { RequestLogEntry } from '../../platform/http/request-log.ts';

// Request and audit log (decisions 2.16).

export interface RequestLogTable extends Omit<RequestLogEntry, 'at'> {
  id: Generated<number>;
  at: Generated<Date>;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: number | null;
  actor_name: string | null;
  actor_ip: string | null;
  action: string;
  object_type: string;
  object_id: number | null;
  object_name: string | null;
  before: ColumnType<unknown, string | null | undefined, string | null>;
  after: ColumnType<unknown, string | null | undefined, string | null>;
  reason: string | null;
  prev_hash: Buffer | null;
  hash: Buffer;
}

/** Where the chain begins since its oldest lines were removed: one row, or none. */
export interface AuditLogStartTable {
  one: Generated<boolean>;
  /** The last removed line, and its hash. */
  removed_id: number;
  hash: Buffer;
}

/** Failures of modules in browsers, counted per day (Tehran time). */
export interface ModuleFailureTable {
  day: ColumnType<Date, string, never>;
  module: string;
  version: string;
  /** Hash of the content. */
  release: string;
  kind: ModuleFailureKind;
  count: number;
  last_at: Date;
  last_message: string;
  last_trace_id: string;
  last_route: string | null;
}

export interface ModuleFailureTraceTable {
  trace_id: string;
  at: Date;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    request_log: RequestLogTable;
    audit_log: AuditLogTable;
    audit_log_start: AuditLogStartTable;
    module_failure: ModuleFailureTable;
    module_failure_trace: ModuleFailureTraceTable;
  }
}
