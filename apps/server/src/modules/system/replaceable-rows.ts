import type { ReplaceableType } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import type { ReplacedTable } from '../../platform/database/replaced-tables.ts';

/** Rows that are deleted with another one instead of them (decisions 2.0 "replace with"). */
export interface ReplaceableRows {
  readonly table: ReplacedTable;
  /** @throws AppError for whoever may not delete the row */
  assertDeletes(deps: Deps, user: CurrentUser, id: number): Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The rows that are deleted with a replacement, by their types. */
    readonly replaceable?: Readonly<Partial<Record<ReplaceableType, ReplaceableRows>>>;
  }
}

/** The replaceable rows of all modules. @throws when two modules declare the same type */
export const declaredReplaceable = (modules: readonly ServerModule[]): ReadonlyMap<string, ReplaceableRows> =>
  declaredOnce(modules, 'type of replaceable rows', ({ replaceable = {} }) =>
    Object.entries(replaceable as Record<string, ReplaceableRows>),
  );
