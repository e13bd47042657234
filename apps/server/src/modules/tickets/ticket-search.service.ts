import { SEARCH_MIN_CHARS } from '@hamyar/contracts';
import { clauses, isTicketNumberPrefix } from '@hamyar/domain';
import { normalizeCode, searchKey, searchWords } from '@hamyar/persian';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Filtered } from './ticket-filter.service.ts';
import { customersByWords, fewByContent, fewBySubject, searchConditions, type SearchTerms } from './ticket-search.repository.ts';

/**
 * Up to so many matches are listed by their ids; more are common enough to be met while reading the list in order. Who
 * sees a part of the tickets meets them later, so for them more are listed.
 */
const FEW = { whole: 2_000, part: 8_000 } as const;
const MAX_CUSTOMERS = 200;
const MAX_WORDS = 8;

/** Reads a query as the indexes do: dense words for subjects and names, a prefix query for contents. */
export function termsOf(text: string): SearchTerms {
  const dense = searchWords(text).slice(0, MAX_WORDS);
  const lexemes = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map((word) => searchKey(word).replace(/[^\p{L}\p{N} ]+/gu, ' ').split(' ').filter(Boolean)).filter((parts) => parts.length > 0);
  // A word of two halves («می‌شود») is two lexemes in a row; the last one may go on.
  const tsquery = lexemes.map((parts) => `(${parts.map((part, i) => `'${part}'${i === parts.length - 1 ? ':*' : ''}`).join(' <-> ')})`).join(' & ');
  const long = text.trim().length >= SEARCH_MIN_CHARS && dense.some((word) => word.length >= SEARCH_MIN_CHARS);
  return { dense, tsquery: long && tsquery !== '' ? tsquery : null };
}

/**
 * Narrows a list to what a person typed: a ticket number or its beginning, or words in the subject, the customer's name,
 * mobile or e-mail, and from three characters on the conversation as far as the reader may see it (decisions 2.3 `s`).
 */
export async function searchFilter(db: Db, user: CurrentUser, text: string, filtered: Filtered): Promise<Filtered> {
  const code = normalizeCode(text).replace(/^#/, '');
  if (isTicketNumberPrefix(code)) return { ...filtered, more: [...filtered.more, searchConditions.number(code)] };
  const terms = termsOf(text);
  if (terms.dense.length === 0) return { ...filtered, more: [...filtered.more, searchConditions.among([], [])] };
  // Customers know their own name; searching people is for staff.
  const customers = user.employee ? await customersByWords(db, terms, MAX_CUSTOMERS) : [];
  const few = clauses(filtered.predicate).length === 1 ? FEW.whole : FEW.part;
  const bySubject = await fewBySubject(db, terms, few);
  const byContent = bySubject === null ? null : await fewByContent(db, terms, user.employee, few);
  if (!bySubject || !byContent) return { ...filtered, more: [...filtered.more, searchConditions.matching(terms, user.employee, customers)], many: true };
  // The matches are read by their ids once; arms would read them once each.
  return { predicate: { op: 'all', of: [filtered.predicate] }, more: [...filtered.more, searchConditions.among([...new Set([...bySubject, ...byContent])], customers)] };
}
