import type { ColumnType } from 'kysely';
import type { DashboardGetData } from '@hamyar/contracts';

/** A person's arrangement of the dashboard. */
export interface DashboardTable {
  user_id: number;
  widgets: ColumnType<DashboardGetData['widgets'], string | null, string | null>;
  version: number;
  updated_at: Date;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    dashboard: DashboardTable;
  }
}
