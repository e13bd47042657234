import { declaredOnce } from '../../platform/declared-once.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { ServerModule } from '../../platform/deps.ts';

/** What names customer levels in another module. */
export interface CustomerLevelUses {
  /** The text of `{n}` rows that name a level. */
  readonly counted: string;
  /** How many rows name it. */
  count(db: AnyDb, levelId: number): Promise<number>;
}

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** By the name of what names them: `sla`. */
    readonly customerLevelUses?: Readonly<Record<string, CustomerLevelUses>>;
  }
}

/** All that names customer levels in other modules. */
export const declaredLevelUses = (modules: readonly ServerModule[]): readonly CustomerLevelUses[] => [
  ...declaredOnce(modules, 'use of customer levels', ({ customerLevelUses = {} }) =>
    Object.entries(customerLevelUses),
  ).values(),
];
