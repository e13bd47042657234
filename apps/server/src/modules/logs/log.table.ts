import type { ColumnType, Generated } from 'kysely';

// Request and audit log (decisions 2.16).

export interface RequestLogTable {
  id: Generated<number>;
  at: Generated<Date>;
  request_id: string;
  method: string;
  route: string;
  status: number;
  body_status: string | null;
  duration_ms: number;
  user_id: number | null;
  role: string | null;
  ip: string;
  user_agent: string | null;
  object_type: string | null;
  object_id: number | null;
  error_code: string | null;
  bytes: number | null;
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

declare module '../../platform/database/schema.ts' {
  interface Database {
    request_log: RequestLogTable;
    audit_log: AuditLogTable;
  }
}
