import type { ColumnType, Generated } from 'kysely';

// Licenses installed so far; the newest is used (decisions 2.19).

export interface LicenseTable {
  id: Generated<number>;
  code: string;
  claims: ColumnType<unknown, string, string>;
  installed_at: Generated<Date>;
  installed_by_id: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    license: LicenseTable;
  }
}
