import type { SortItem } from '@hamyar/contracts';
import { checkOrder, toSortItems, type OrderedRow } from '../../platform/database/row-order.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { ServerModule } from '../../platform/deps.ts';
import { listPersonalNotes, reorderPersonalNotes } from './personal-note.repository.ts';
import { personalNoteScope, todoScope } from './todo.policy.ts';
import { orderedTodos, reorderTodos } from './todo.repository.ts';

type Named = readonly { id: number; name: string }[];
const rowsOf = (named: Named): OrderedRow[] =>
  named.map(({ id, name }, at) => ({ id, name, order: at + 1, parent_id: null }));
const itemsOf = (named: Named): SortItem[] => toSortItems(rowsOf(named));

const nameOfNote = ({ id, title, body }: { id: number; title: string | null; body: string }) => ({
  id,
  name: title ?? body.slice(0, 80),
});

/** The orders of this module: of each person's open todos, and of their notes (spec 7.19). */
export const todoOrders: NonNullable<ServerModule['orders']> = {
  todo: {
    read: async ({ db }, user) => itemsOf(await orderedTodos(db, todoScope(user), user.id)),
    move: async ({ db }, { user }, ids) =>
      withTransaction(db, async (trx) => {
        checkOrder(rowsOf(await orderedTodos(trx, todoScope(user), user.id, true)), ids);
        await reorderTodos(trx, ids);
      }),
  },
  note: {
    read: async ({ db }, user) => itemsOf((await listPersonalNotes(db, personalNoteScope(user))).map(nameOfNote)),
    move: async ({ db }, { user }, ids) =>
      withTransaction(db, async (trx) => {
        checkOrder(rowsOf((await listPersonalNotes(trx, personalNoteScope(user), true)).map(nameOfNote)), ids);
        await reorderPersonalNotes(trx, ids);
      }),
  },
};
