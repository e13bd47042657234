import type { SortItem } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { audit } from '../logs/public.ts';
import { lockCategories, reorderCategories, readCategories } from './article-category.repository.ts';
import { assertManages } from './article-category.service.ts';
import { inTreeOrder } from './category-tree.ts';
import { messages } from './messages.ts';

/** All categories in their order, for the sort dialog (spec 7.33). @throws Forbidden */
export async function categoryOrder({ db }: Pick<Deps, 'db'>, user: CurrentUser): Promise<SortItem[]> {
  assertManages(user);
  return inTreeOrder(await readCategories(db)).map(({ id, name, order, parent_id }) => ({
    id,
    name,
    order,
    parent_id,
  }));
}

/**
 * Gives all categories of one parent a new order.
 * @throws Forbidden; ValidationFailed when one is missing, or of another parent
 */
export async function moveCategories(deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> {
  assertManages(user);
  await withTransaction(deps.db, async (trx) => {
    await lockCategories(trx);
    const all = await readCategories(trx);
    const first = all.find(({ id }) => id === ids[0]);
    const siblings = all.filter(({ parent_id }) => first && parent_id === first.parent_id);
    const complete = siblings.length === ids.length && siblings.every(({ id }) => ids.includes(id));
    if (!complete) throw new ValidationFailed([fieldError('type_ids', 'CHOICE', {}, messages.orderIncomplete)]);
    await reorderCategories(trx, ids, deps.clock.now());
    const names = (list: readonly number[]) => list.map((id) => siblings.find((one) => one.id === id)!.name).join('، ');
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article_category.order',
        object_type: 'article_category',
        object_id: first?.parent_id ?? null,
        object_name: all.find(({ id }) => id === first?.parent_id)?.name ?? null,
        before: { order: names(inTreeOrder(siblings.map((one) => ({ ...one, parent_id: null }))).map(({ id }) => id)) },
        after: { order: names(ids) },
      },
    );
  });
}
