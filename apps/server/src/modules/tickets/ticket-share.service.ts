import type { BodyOf, ticketShares } from '@hamyar/contracts/schemas';
import type { TicketShareCandidate } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { peopleOf, toPerson } from './people.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { changeSeenTicket, type FieldsResult, type SeenWriter } from './ticket-fields.service.ts';
import { assertCan } from './ticket.policy.ts';
import { findTicket, policyTicket } from './ticket.repository.ts';
import { changeShares, candidateSourceOf } from './ticket-share-step.service.ts';
import { departmentsOf, findShareCandidates } from './ticket-share.repository.ts';

/**
 * Employees whom the person may add to a ticket, and those who see it by a share already, with their departments (spec
 * 6.35). @throws NotFound, Forbidden
 */
export async function shareCandidatesOf(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
): Promise<TicketShareCandidate[]> {
  const { deps } = context;
  const ticket = await findTicket(deps.db, ticketId);
  assertCan(user, 'share', ticket && policyTicket(ticket), await context.settings.current());
  const candidates = await findShareCandidates(deps.db, ticket!, candidateSourceOf(user, ticket!), {
    now: deps.clock.now(),
  });
  const ids = [...new Set([...candidates, ...ticket!.shares.map(({ user_id }) => user_id)])];
  if (ids.length === 0) return [];
  const people = await peopleOf(deps.db, ids);
  const departments = await departmentsOf(deps.db, ids);
  return ids.flatMap((id) => {
    const person = toPerson(people, id);
    return person ? [{ ...person, departments: departments.get(id) ?? [] }] : [];
  });
}

/**
 * Shares a ticket with the people of the list and with nobody else (spec 7.37). @throws NotFound, Forbidden,
 * ValidationFailed
 */
export const shareTicket = (
  context: TicketContext,
  { user, ip, socketId }: SeenWriter & { ip: string | null },
  id: number,
  { version, shares }: BodyOf<typeof ticketShares>,
): Promise<FieldsResult> =>
  changeSeenTicket(context, { user, socketId }, { id, version }, (work, wanted) =>
    changeShares(work, { ...wanted, ip, shares }),
  );
