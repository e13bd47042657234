import type { CustomValue } from '@hamyar/contracts';
import type { QueryOf, ticketFieldValues } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { listedFields, valuesOfRows } from '../forms/public.ts';
import type { TicketContext } from './ticket-context.ts';
import { idsInScope } from './ticket-list.repository.ts';
import { scope } from './ticket.policy.ts';

/**
 * The columns of custom fields of one page of the list (decisions 2.11 `show_in_list`), by two statements whatever its
 * length. They are no part of the rows, which are kept for everybody (ADR 0049), and are read by who shows such a column.
 */
export async function fieldValuesOfPage(
  { deps }: TicketContext,
  user: CurrentUser,
  { ids = [], field_ids = [] }: QueryOf<typeof ticketFieldValues>,
): Promise<{ id: number; values: Record<string, CustomValue> }[]> {
  const fields = await listedFields(deps, user, ['ticket', 'department'], field_ids);
  if (fields.size === 0 || ids.length === 0) return [];
  const values = await valuesOfRows(deps.db, 'ticket', await idsInScope(deps.db, scope(user), ids), fields);
  return [...values].map(([id, of]) => ({ id, values: Object.fromEntries(of) }));
}
