import type { SortItem } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { checkOrder, toSortItems } from '../../platform/database/row-order.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { audit } from '../logs/public.ts';
import { lockCategories, reorderCategories, readCategories } from './article-category.repository.ts';
import { assertManages } from './article-category.service.ts';

/** All categories in their order, for the sort dialog (spec 7.33). @throws Forbidden */
export async function categoryOrder({ db }: Pick<Deps, 'db'>, user: CurrentUser): Promise<SortItem[]> {
  assertManages(user);
  return toSortItems(await readCategories(db));
}

/**
 * Gives all categories of one parent a new order.
 * @throws Forbidden; ValidationFailed when one is missing, or of another parent
 */
export async function moveCategories(deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> {
  assertManages(user);
  await withTransaction(deps.db, async (trx) => {
    await lockCategories(trx);
    const change = checkOrder(await readCategories(trx), ids);
    await reorderCategories(trx, ids, deps.clock.now());
    const note = { action: 'article_category.order', object_type: 'article_category', ...change } as const;
    await audit(deps, trx, { caller: user, ip }, note);
  });
}
