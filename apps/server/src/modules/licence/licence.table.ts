import type { ColumnType, Generated } from 'kysely';

// Licences installed so far; the newest is used (decisions 2.19).

export interface LicenceTable {
  id: Generated<number>;
  code: string;
  claims: ColumnType<unknown, string, string>;
  installed_at: Generated<Date>;
  installed_by_id: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    licence: LicenceTable;
  }
}
