import { SUGGESTION_MIN_WORDS, SUGGESTIONS_MAX, type Suggestion } from '@hamyar/contracts';
import type { BodyOf, kbSuggestion } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { anyOf } from '../../platform/database/sql-conditions.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { loadUser } from '../identity/public.ts';
import { settingsOf } from '../settings/public.ts';
import { canOnTicket, findTicket, policyTicket } from '../tickets/public.ts';
import { searchArticles } from './article-search.service.ts';
import { toPublicRow } from './public-article.presenter.ts';
import { readableByIds } from './public-article.repository.ts';
import { readingScope, type ReadingScope } from './reading-scope.service.ts';

type SuggestionDeps = Pick<Deps, 'db' | 'searchDb' | 'clock' | 'broker' | 'modules'>;

/** What the customer of a ticket may read, for an employee who sees it; null where it has no customer. @throws NotFound */
async function customersScope(deps: SuggestionDeps, user: CurrentUser, ticketId: number): Promise<ReadingScope | null> {
  const ticket = await findTicket(deps.db, ticketId);
  const settings = await settingsOf(deps).current();
  if (!user.employee || !ticket || !canOnTicket(user, 'view', policyTicket(ticket), settings)) throw new NotFound();
  const customer = ticket.customer_id === null ? null : await loadUser(deps, ticket.customer_id);
  return customer && readingScope(deps.db, customer);
}

/**
 * Articles that may answer what somebody writes (decisions 2.12 "Suggestions"): what they may read, and for who answers a
 * ticket also what its customer may read. Nothing of the text is stored. @throws NotFound for a ticket out of scope
 */
export async function suggestArticles(
  deps: SuggestionDeps,
  user: CurrentUser,
  { text, ticket_id: ticketId }: BodyOf<typeof kbSuggestion>,
): Promise<Suggestion[]> {
  const own = await readingScope(deps.db, user);
  const customers = ticketId === undefined ? null : await customersScope(deps, user, ticketId);
  const { knowledgeBaseSettings } = await settingsOf(deps).current();
  const tooShort = text.split(/\s+/).length < SUGGESTION_MIN_WORDS;
  if (!knowledgeBaseSettings.knowledge_base_suggestions || tooShort) return [];
  const visible = customers ? anyOf([own.visible, customers.visible]) : own.visible;
  const { ids } = await searchArticles(deps.searchDb, {
    text,
    visible,
    limit: SUGGESTIONS_MAX,
    offset: 0,
    unfinished: true,
  });
  const rows = await readableByIds(deps.db, { visible }, ids);
  const forCustomer = customers && new Set((await readableByIds(deps.db, customers, ids)).map(({ id }) => id));
  return rows.map((row) => ({ ...toPublicRow(row), for_customer: forCustomer && forCustomer.has(row.id) }));
}
