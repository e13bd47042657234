import type { ColumnType, Generated } from 'kysely';

// Settings by group, and the state of the installation (decisions 2.26).

export interface SettingTable {
  group: string;
  values: ColumnType<unknown, string, string>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  updated_by_id: number | null;
}

export interface SystemStateTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  updated_at: Generated<Date>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    setting: SettingTable;
    system_state: SystemStateTable;
  }
}
