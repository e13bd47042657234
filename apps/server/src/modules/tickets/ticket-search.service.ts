import { clauses, isTicketNumberPrefix, ticketNumberText } from '@hamyar/domain';
import { normalizeCode } from '@hamyar/persian';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { findByFields, findNewestByFields } from './ticket-field-search.service.ts';
import type { FilteredList } from './ticket-filter.service.ts';
import {
  estimateContentMatches,
  estimateContentTotal,
  findByNumberIfFew,
  customersByWords,
  findByContentIfFew,
  findBySubjectIfFew,
  searchConditions,
} from './ticket-search.repository.ts';
import { termsOf } from './ticket-search.rules.ts';

/**
 * Up to this many matches are listed by their ids; more are frequent enough to be found while reading the list in
 * order. For people who see only a part of the tickets matches are rarer, so more are listed.
 */
const ID_LIST_LIMIT = { whole: 2_000, part: 4_000 } as const;
/**
 * A list is read until a page of matches is found, which takes the less the more there are; listing them takes the more.
 * From the square root of so many contents on reading the list is cheaper: the tickets of a page, twice because matches
 * are rarer for people who see a part.
 */
const SCAN_FROM_CONTENTS = 30;
/**
 * Share of all contents. For the prefix of an unknown word the planner expects one in two hundred: only above that it
 * knows the word.
 */
const KNOWN_WORD_SHARE = 0.0075;
const MAX_CUSTOMERS = 200;

/**
 * Limits a list to what a person typed: a ticket number of any format or its beginning, or words in the subject, the customer's name,
 * mobile or e-mail, in a searchable custom field that the reader sees, and from three characters on in the part of the
 * conversation that the reader may see (decisions 2.3 `s`, 2.11).
 */
export async function searchFilter(
  deps: Deps,
  user: CurrentUser,
  text: string,
  filtered: FilteredList,
): Promise<FilteredList> {
  const db = deps.searchDb;
  const code = ticketNumberText(normalizeCode(text));
  const terms = termsOf(text);
  const idLimit = clauses(filtered.predicate).length === 1 ? ID_LIST_LIMIT.whole : ID_LIST_LIMIT.part;
  if (isTicketNumberPrefix(code)) return byNumber(deps, user, code, filtered, { words: terms.dense, limit: idLimit });
  const byCode = await findByNumberIfFew(db, code, idLimit);
  // they are many only where it is the beginning of the numbers of a month, a year or a prefix
  if (byCode === null) return byNumber(deps, user, code, filtered, { words: terms.dense, limit: idLimit });
  if (terms.dense.length === 0) return { ...filtered, more: [...filtered.more, searchConditions.among([], [])] };
  // Customers know their own name; searching people is for staff.
  const customers = user.employee
    ? await customersByWords(db, terms, MAX_CUSTOMERS, !user.hidden_ticket_fields.includes('customer_contact'))
    : [];
  const byField = await findByFields(deps, db, user, { words: terms.dense, limit: idLimit });
  const expected = await estimateContentMatches(db, terms, user.employee);
  const contents = await estimateContentTotal(db);
  const listedMax = Math.min(idLimit, Math.sqrt(contents * SCAN_FROM_CONTENTS));
  const bySubject =
    byField.ids === null || expected > Math.max(listedMax, contents * KNOWN_WORD_SHARE)
      ? null
      : await findBySubjectIfFew(db, terms, idLimit);
  const byContent = bySubject === null ? null : await findByContentIfFew(db, terms, user.employee, idLimit);
  if (!bySubject || !byContent || !byField.ids) {
    const byIds = byCode.length === 0 ? null : searchConditions.ids(byCode);
    const inFields = searchConditions.either(byField.condition, byIds);
    const scan = { terms, customerIds: customers, inFields, expected, contents };
    return { ...filtered, lasting: false, scan };
  }
  // The matches are read by their ids once; each union branch would read them again.
  return {
    predicate: { op: 'all', of: [filtered.predicate] },
    listed: true,
    // the ids are those of this moment
    lasting: false,
    selective: true,
    more: [
      ...filtered.more,
      searchConditions.among([...new Set([...byCode, ...bySubject, ...byContent, ...byField.ids])], customers),
    ],
  };
}

/** A number can be the beginning of a ticket's number, and the value of a custom field as well. */
async function byNumber(
  deps: Deps,
  user: CurrentUser,
  code: string,
  filtered: FilteredList,
  search: { words: readonly string[]; limit: number },
): Promise<FilteredList> {
  const few = (await findByFields(deps, deps.searchDb, user, search)).ids;
  // of very many in the whole company those that this person sees
  const ids = few ?? (await findNewestByFields(deps, user, search));
  const more = [...filtered.more, searchConditions.numberOrAmong(code, ids)];
  return ids.length === 0 ? { ...filtered, more } : { ...filtered, more, lasting: false, selective: true };
}
