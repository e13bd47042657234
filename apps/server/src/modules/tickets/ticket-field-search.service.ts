import { SEARCH_MIN_CHARS, type FilledField } from '@hamyar/contracts';
import type { QueryOf, ticketFieldMatches } from '@hamyar/contracts/schemas';
import type { RawBuilder, SqlBool } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { hasWords, isSearched, searchKeyOf, type TicketForms, type ValueSearch } from '../forms/public.ts';
import {
  findByValueIfFew,
  findByValueInScope,
  readFilledTickets,
  type FilledTicket,
} from './ticket-field-search.repository.ts';
import { customFieldsOf, formsInForce } from './ticket-form.service.ts';
import { searchConditions } from './ticket-search.repository.ts';
import { termsOf } from './ticket-search.rules.ts';
import { scope } from './ticket.policy.ts';

/** A customer has few tickets; of more that match, the newest ones are found. */
const MAX_OF_CUSTOMER = 1_000;

/** Tickets that match by the value of a custom field. */
export interface FieldMatches {
  /** Their ids; null when there are too many to list. */
  ids: number[] | null;
  /** The same as a condition on one ticket `t`; null when there is none. */
  condition: RawBuilder<SqlBool> | null;
}

const NOTHING: FieldMatches = { ids: [], condition: null };

/** What is looked for in which fields; null where nothing can be found: words of an index have three letters. */
function searchOf(forms: TicketForms, words: readonly string[]): ValueSearch | null {
  const fieldIds = [...forms.fields.values()].filter(isSearched).map(({ id }) => id);
  return fieldIds.length === 0 || words.every((word) => word.length < SEARCH_MIN_CHARS) ? null : { words, fieldIds };
}

/**
 * Tickets that a person finds by the values of their searchable custom fields (decisions 2.11): employees by every field
 * of the tickets that they see; customers by those that they are shown on that ticket, so that a field for employees
 * never makes a hit.
 */
export async function findByFields(
  deps: Deps,
  db: Db,
  user: CurrentUser,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<FieldMatches> {
  const forms = await formsInForce(deps);
  const search = searchOf(forms, words);
  if (!search) return NOTHING;
  if (user.employee) {
    const ids = await findByValueIfFew(db, search, limit);
    return { ids, condition: ids === null ? hasWords('t.id', search) : listed(ids) };
  }
  const candidates = await findByValueInScope(db, scope(user), search, MAX_OF_CUSTOMER);
  if (candidates.length === 0) return NOTHING;
  const tickets = await readFilledTickets(db, scope(user), candidates);
  const ids = tickets.filter((ticket) => matchesOf(forms, ticket, search, user).length > 0).map(({ id }) => id);
  return { ids, condition: listed(ids) };
}

/** The newest of the tickets that an employee sees, by the values of their searchable fields. */
export async function findNewestByFields(
  deps: Deps,
  user: CurrentUser,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<number[]> {
  const search = searchOf(await formsInForce(deps), words);
  return search ? findByValueInScope(deps.searchDb, scope(user), search, limit) : [];
}

const listed = (ids: readonly number[]) => (ids.length === 0 ? null : searchConditions.ids(ids));

/** The fields of a ticket that the person sees and whose value contains every word. */
function matchesOf(forms: TicketForms, ticket: FilledTicket, { words, fieldIds }: ValueSearch, user: CurrentUser) {
  const contains = (field: FilledField): boolean => {
    const key = fieldIds.includes(field.id) ? searchKeyOf(field, field.value) : null;
    return key !== null && words.every((word) => key.includes(word));
  };
  return customFieldsOf(forms, ticket, ticket.values, user).filter(contains);
}

/** In which custom fields tickets of a search were found, by one statement for a page. */
export async function fieldMatchesOfPage(
  deps: Deps,
  user: CurrentUser,
  { ids = [], s }: QueryOf<typeof ticketFieldMatches>,
): Promise<{ id: number; fields: Pick<FilledField, 'id' | 'label' | 'type' | 'value'>[] }[]> {
  const forms = await formsInForce(deps);
  const search = searchOf(forms, termsOf(s).dense);
  if (!search || ids.length === 0) return [];
  const tickets = await readFilledTickets(deps.db, scope(user), ids);
  return tickets.flatMap((ticket) => {
    const fields = matchesOf(forms, ticket, search, user);
    if (fields.length === 0) return [];
    return [{ id: ticket.id, fields: fields.map(({ id, label, type, value }) => ({ id, label, type, value })) }];
  });
}
