import { ORDER_TYPES, type OrderType, type SortItem } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/** Rows that people put into an order (decisions 2.25). */
export interface OrderedRows {
  /** All of them in their order. @throws AppError for whoever may not change it */
  read(deps: Deps, user: CurrentUser): Promise<SortItem[]>;
  /**
   * Gives all rows of one parent this order, in a transaction of its own.
   * @throws ValidationFailed when one of them is missing or foreign; AppError for whoever may not change it
   */
  move(deps: Deps, editor: Editor, ids: readonly number[]): Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The order of rows of each type that the slice declares in `orders`. */
    readonly orders?: Readonly<Partial<Record<OrderType, OrderedRows>>>;
  }
}

/** The orders of all modules. @throws when nobody, or more than one module, declares the order of a declared type */
export function declaredOrders(
  modules: readonly ServerModule[],
  types: readonly string[] = ORDER_TYPES,
): ReadonlyMap<string, OrderedRows> {
  const found = declaredOnce(modules, 'type of ordered rows', ({ orders = {} }) =>
    Object.entries(orders as Record<string, OrderedRows>),
  );
  const missing = types.find((type) => !found.has(type));
  if (missing !== undefined) throw new Error(`no module declares in orders how rows of the type ${missing} are moved`);
  return found;
}
