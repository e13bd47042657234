import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { ServerModule } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { messages } from './messages.ts';
import { listSavedViews, lockSavedViews, reorderSavedViews, type SavedViewRecord } from './saved-view.repository.ts';

/** The views that somebody puts into order: those that they may change. */
const changeableViews = async (db: AnyDb, user: CurrentUser): Promise<SavedViewRecord[]> =>
  user.employee ? (await listSavedViews(db, user)).filter(({ editable }) => editable) : [];

/** The order of saved views among those of the same people (decisions 2.4). */
export const savedViewOrder: NonNullable<NonNullable<ServerModule['orders']>['savedView']> = {
  async read({ db }, user) {
    const views = await changeableViews(db, user);
    return views.map(({ id, name }, at) => ({ id, name, order: at + 1, parent_id: null }));
  },
  async move(deps, { user }, ids) {
    await withTransaction(deps.db, async (trx) => {
      await lockSavedViews(trx);
      const views = await changeableViews(trx, user);
      if (views.length !== ids.length || !views.every(({ id }) => ids.includes(id)))
        throw new ValidationFailed([fieldError('type_ids', 'CHOICE', {}, messages.orderIncomplete)]);
      await reorderSavedViews(trx, ids, deps.clock.now());
    });
  },
};
