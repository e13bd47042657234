import type { DataOf, customerTagGet } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { filledCustomer } from '../customers/public.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { mayCreateTags } from './tag.policy.ts';
import { tagsOf } from './tag.repository.ts';
import type { Taggable } from './taggable.ts';

/** Tags of customers: for whoever manages the customer (docs/adr/0123); the log of changes says who did. */
export const taggableCustomers: Taggable = {
  async change(deps, { user, ip }, id, change) {
    await withTransaction(deps.db, async (trx) => {
      const name = await filledCustomer(trx, user, id, true);
      const changed = await change(trx);
      if (!changed) return;
      const { tagId, assigned } = changed;
      const [before, after] = assigned ? [null, tagId] : [tagId, null];
      await audit(
        deps,
        trx,
        { caller: user, ip },
        {
          ...{ action: 'customer.update', object_type: 'user', object_id: id, object_name: name },
          ...{ before: { tag_id: before }, after: { tag_id: after } },
        },
      );
    });
  },
};

/** @throws Forbidden without *manage customers*, NotFound out of scope */
export async function tagsOfCustomer(
  deps: Deps,
  user: CurrentUser,
  id: number,
): Promise<DataOf<typeof customerTagGet>> {
  await filledCustomer(deps.db, user, id, false);
  const [tags, settings] = await Promise.all([tagsOf(deps.db, { type: 'user', id }), settingsOf(deps).current()]);
  return { tags, may_create: mayCreateTags(user, settings) };
}
