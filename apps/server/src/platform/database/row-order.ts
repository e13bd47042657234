import type { SortItem } from '@hamyar/contracts';
import { inTreeOrder, type TreeNode } from '@hamyar/domain';
import { ValidationFailed } from '../http/app-errors.ts';
import { fieldError } from '../http/field-errors.ts';
import { messages } from '../http/messages.ts';

/** A row that people put into an order. Rows of a table without a tree have no parent. */
export interface OrderedRow extends TreeNode {
  name: string;
  order: number;
}

/** The rows in their order, each one before those below it, for the sort dialog (spec 3.21). */
export const toSortItems = (rows: readonly OrderedRow[]): SortItem[] =>
  inTreeOrder(rows).map(({ id, name, order, parent_id }) => ({ id, name, order, parent_id }));

/** The position below a parent that comes after all others. */
export const lastOrder = (rows: readonly OrderedRow[], parentId: number | null): number =>
  1 + Math.max(0, ...rows.filter(({ parent_id }) => parent_id === parentId).map(({ order }) => order));

/** The siblings of a row in their order, with those below it at its position. */
export function orderWithout(rows: readonly OrderedRow[], row: OrderedRow): number[] {
  const below = (parentId: number | null) =>
    inTreeOrder(rows.filter(({ parent_id }) => parent_id === parentId).map((one) => ({ ...one, parent_id: null })));
  return below(row.parent_id)
    .flatMap((one) => (one.id === row.id ? below(row.id) : [one]))
    .map(({ id }) => id);
}

/** What the audit log says of a new order. */
export interface OrderChange {
  /** The row below which the order has changed; null at the top. */
  object_id: number | null;
  object_name: string | null;
  before: { order: string };
  after: { order: string };
}

/**
 * The new order of all rows of one parent, for the audit log. @throws ValidationFailed when one is missing, is given
 * twice, or has another parent (decisions 2.25)
 */
export function checkOrder(rows: readonly OrderedRow[], ids: readonly number[], field = 'type_ids'): OrderChange {
  const first = rows.find(({ id }) => id === ids[0]);
  const siblings = rows.filter(({ parent_id }) => first && parent_id === first.parent_id);
  const complete = siblings.length === ids.length && siblings.every(({ id }) => ids.includes(id));
  if (!complete) throw new ValidationFailed([fieldError(field, 'CHOICE', {}, messages.orderIncomplete)]);
  const names = (list: readonly OrderedRow[]) => list.map(({ name }) => name).join('، ');
  const parent = rows.find(({ id }) => id === first?.parent_id);
  return {
    object_id: parent?.id ?? null,
    object_name: parent?.name ?? null,
    before: { order: names([...siblings].sort((a, b) => a.order - b.order || a.id - b.id)) },
    after: { order: names(ids.flatMap((id) => siblings.find((row) => row.id === id) ?? [])) },
  };
}
