import type { TicketShareCandidate } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { keepMentions, mentionedIn } from '../../platform/richtext/mentions.ts';
import { toNoteText, toRichText, type RichText } from '../../platform/richtext/rich-text.ts';
import { loadUsers } from '../identity/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { peopleOf, toPerson } from './people.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { findPossibleReaders } from './ticket-mention.repository.ts';
import { assertCan, can } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import { departmentsOf } from './ticket-share.repository.ts';
import type { TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

/** Different people whom one note names; of more than these only the words stay. */
const MENTIONED_MAX = 50;

/** Employees who see the internal part of the ticket, by name. */
async function readersOf(
  { deps }: TicketContext,
  db: AnyDb,
  ticket: TicketRecord,
  settings: SettingsReading,
  only?: readonly number[],
): Promise<number[]> {
  const ids = await findPossibleReaders(db, ticket, { now: deps.clock.now(), ...(only && { only }) });
  const object = policyTicket(ticket);
  const users = new Map((await loadUsers(deps, ids, db as TicketContext['deps']['db'])).map((user) => [user.id, user]));
  return ids.filter((id) => {
    const user = users.get(id);
    return user !== undefined && can(user, 'see_internal', object, settings);
  });
}

/**
 * Colleagues whom a note of the ticket may name, with their departments. @throws NotFound, Forbidden
 */
export async function mentionableIn(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
): Promise<TicketShareCandidate[]> {
  const { db } = context.deps;
  const ticket = await findTicket(db, ticketId);
  const settings = await context.settings.current();
  assertCan(user, 'note', ticket && policyTicket(ticket), settings);
  const ids = (await readersOf(context, db, ticket!, settings)).filter((id) => id !== user.id);
  if (ids.length === 0) return [];
  const [people, departments] = [await peopleOf(db, ids), await departmentsOf(db, ids)];
  return ids
    .map((id) => toPerson(people, id))
    .filter((person) => person !== null)
    .map((person) => ({ ...person, departments: departments.get(person.id) ?? [] }));
}

/** The body of a note that names only colleagues who see the ticket, by their names; and who they are. */
export async function keepMentioned(
  context: TicketContext,
  { trx, ticket }: TicketUnitOfWork,
  body: RichText,
  settings: SettingsReading,
): Promise<{ body: RichText; mentioned: number[] }> {
  const named = mentionedIn(body.html).slice(0, MENTIONED_MAX);
  if (named.length === 0) return { body: toRichText(keepMentions(body.html, new Map())), mentioned: [] };
  const readers = await readersOf(context, trx, ticket, settings, named);
  const people = await peopleOf(trx, readers);
  const names = new Map(readers.map((id) => [id, people.get(id)?.name ?? '']));
  return {
    body: toNoteText(keepMentions(body.html, names)),
    mentioned: named.filter((id) => names.has(id)),
  };
}
