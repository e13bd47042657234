import type { CompiledQuery } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { FilteredList, TicketQuery } from './ticket-filter.service.ts';
import type { ListEntry } from './ticket-list.repository.ts';
import { scope } from './ticket.policy.ts';

/** A list with its statement: what it depends on is in its key. */
export interface PreparedList {
  filtered: FilteredList;
  totalKey: string;
  statement: CompiledQuery<ListEntry>;
}

/** Lists that were composed before, by the reader's rights and the query. */
export type ListStatements = Map<string, PreparedList>;

/** Statements that are kept, each with about 10 kB. */
const STATEMENTS_MAX = 500;

/**
 * The list of this query. One whose conditions last is composed and compiled once for the same rights: the rights are
 * read anew for every request and are a part of the key, so that other rights are another list.
 */
export async function preparedList(
  statements: ListStatements,
  user: CurrentUser,
  query: TicketQuery,
  prepare: () => Promise<PreparedList>,
): Promise<PreparedList> {
  const { id, employee, hidden_ticket_fields, rated_tickets } = user;
  const key = JSON.stringify([id, employee, hidden_ticket_fields, rated_tickets, scope(user), query]);
  const known = statements.get(key);
  if (known) return known;
  const prepared = await prepare();
  if (!prepared.filtered.lasting) return prepared;
  if (statements.size >= STATEMENTS_MAX) statements.clear();
  statements.set(key, prepared);
  return prepared;
}
