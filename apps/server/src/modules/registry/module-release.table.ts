import type { ColumnType, Generated } from 'kysely';
import type { Audience } from '@hamyar/contracts';

// Releases of modules (module-platform 6).

export interface ModuleReleaseTable {
  id: Generated<number>;
  module: string;
  version: string;
  /** Hash of the content. */
  release: string;
  audience: Audience;
  container: string;
  manifest: ColumnType<unknown, string, string>;
  channel: Generated<string>;
  active: Generated<boolean>;
  created_at: Generated<Date>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    module_release: ModuleReleaseTable;
  }
}
