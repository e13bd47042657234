import type { SortItem } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { checkOrder, toSortItems } from '../../platform/database/row-order.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { audit } from '../logs/public.ts';
import { lockSla, orderedSla, reorderSla } from './sla.repository.ts';

/** One order for the policies of all branches, in which their conditions are looked at: only full admins change it. */
export const slaOrder = {
  /** @throws Forbidden */
  read: async ({ db }: Deps, user: CurrentUser): Promise<SortItem[]> => {
    if (!user.full_admin) throw new Forbidden();
    return toSortItems(await orderedSla(db));
  },
  /** @throws Forbidden, ValidationFailed */
  move: async (deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> => {
    if (!user.full_admin) throw new Forbidden();
    await withTransaction(deps.db, async (trx) => {
      await lockSla(trx);
      const change = checkOrder(await orderedSla(trx), ids);
      await reorderSla(trx, ids, deps.clock.now());
      await audit(deps, trx, { caller: user, ip }, { action: 'sla.order', object_type: 'sla', ...change });
    });
  },
};
