import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { audit } from '../logs/public.ts';
import { MACROS } from './macro.repository.ts';
import { readMacroReader } from './macro.service.ts';
import { messages } from './messages.ts';
import {
  lockScoped,
  orderedScoped,
  reorderScoped,
  type OrderedItem,
  type ScopedItems,
} from './scoped-items.repository.ts';
import { mayKeep, templateScope, type TemplateReader } from './ticket-template.policy.ts';
import { readTemplateReader, TEMPLATES } from './ticket-template.repository.ts';

type Orders = NonNullable<ServerModule['orders']>;

/** The rows that the person puts into order (spec 7.33): those that they may change. */
async function ownOrder(
  db: AnyDb,
  items: ScopedItems,
  user: CurrentUser,
  readerOf: (db: AnyDb, user: CurrentUser) => Promise<TemplateReader>,
): Promise<OrderedItem[]> {
  if (!user.employee) return [];
  const reader = await readerOf(db, user);
  const rows = await orderedScoped(db, items, templateScope(reader));
  return rows.filter(({ scope, owner_id, departments }) =>
    mayKeep(reader, { scope, owner_id, department_ids: departments.map(({ id }) => id) }),
  );
}

const orderOf = (
  items: ScopedItems,
  readerOf: (db: AnyDb, user: CurrentUser) => Promise<TemplateReader>,
): NonNullable<Orders['macro']> => ({
  async read({ db }, user) {
    const rows = await ownOrder(db, items, user, readerOf);
    return rows.map(({ id, name }, at) => ({ id, name, order: at + 1, parent_id: null }));
  },
  async move(deps: Deps, { user, ip }: Editor, ids) {
    await withTransaction(deps.db, async (trx) => {
      await lockScoped(trx, items);
      const all = await ownOrder(trx, items, user, readerOf);
      if (all.length !== ids.length || !all.every(({ id }) => ids.includes(id)))
        throw new ValidationFailed([fieldError('type_ids', 'CHOICE', {}, messages.orderIncomplete)]);
      await reorderScoped(trx, items, ids, deps.clock.now());
      const names = (list: readonly number[]) => list.map((id) => all.find((one) => one.id === id)!.name).join('، ');
      await audit(
        deps,
        trx,
        { caller: user, ip },
        {
          action: `${items.table}.order`,
          object_type: items.table,
          object_id: null,
          object_name: null,
          before: { order: names(all.map(({ id }) => id)) },
          after: { order: names(ids) },
        },
      );
    });
  },
});

/** The orders of ready-made texts and macros. */
export const scopedOrders = {
  ticketTemplate: orderOf(TEMPLATES, readTemplateReader),
  macro: orderOf(MACROS, readMacroReader),
} satisfies Orders;
