import type { AnyDb } from '../../platform/database/module-tables.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { ServerModule } from '../../platform/deps.ts';

/** The two trees that classify tickets. */
export type CatalogTree = 'ticket_category' | 'service';

/** What names categories and services; the module whose rows they are counts and changes them. */
export interface CatalogUses {
  /** Rows that have it. */
  count(db: AnyDb, tree: CatalogTree, id: number): Promise<number>;
  /** Gives at most `limit` rows that have it another one. @returns how many it has changed */
  replaceSome(db: AnyDb, tree: CatalogTree, change: { from: number; to: number; limit: number }): Promise<number>;
}

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** By the name of what is counted: `tickets`. */
    readonly catalogUses?: Readonly<Record<string, CatalogUses>>;
  }
}

/** All that names categories and services. */
export const declaredUses = (modules: readonly ServerModule[]): readonly CatalogUses[] => [
  ...declaredOnce(modules, 'use of the catalog', ({ catalogUses = {} }) => Object.entries(catalogUses)).values(),
];
