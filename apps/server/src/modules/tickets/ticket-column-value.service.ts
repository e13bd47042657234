import { TICKET_COLUMNS_NOT_IN_ROWS, type ColumnsOfTicket, type TicketColumn } from '@hamyar/contracts';
import type { QueryOf, ticketColumnValues } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { peopleOf, toPerson } from './people.repository.ts';
import { columnsNotInRow } from './ticket-column-value.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { scope } from './ticket.policy.ts';

/**
 * What columns say of these tickets that their rows do not have; tickets that the person does not see are left out. Two
 * statements whatever their number, and none where no such column is asked for.
 */
export async function columnValuesOf(
  db: AnyDb,
  user: CurrentUser,
  ids: readonly number[],
  columns: readonly TicketColumn[],
): Promise<ColumnsOfTicket[]> {
  if (!TICKET_COLUMNS_NOT_IN_ROWS.some((one) => columns.includes(one))) return [];
  const tickets = await columnsNotInRow(db, scope(user), ids);
  const created = columns.includes('created_by');
  const people = await peopleOf(db, created ? tickets.map(({ created_by_id }) => created_by_id) : []);
  return tickets.map(({ id, channel, created_by_id }) => ({
    id,
    ...(columns.includes('channel') && { channel }),
    ...(created && { created_by: toPerson(people, created_by_id) }),
  }));
}

/** The columns of one page of the list, for who shows them (docs/adr/0117). */
export const columnValuesOfPage = (
  { deps }: TicketContext,
  user: CurrentUser,
  { ids = [], columns = [] }: QueryOf<typeof ticketColumnValues>,
): Promise<ColumnsOfTicket[]> => columnValuesOf(deps.db, user, ids, columns);
