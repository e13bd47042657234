import type { TicketSlaClocks } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { reasonOf } from '../sla/public.ts';
import type { TicketContext } from './ticket-context.ts';
import { assertCan } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import { calendarsOf } from './ticket-sla-calendar.service.ts';
import { findTicketSla } from './ticket-sla.repository.ts';
import { isHiddenReason } from './ticket-hidden-fields.rules.ts';
import { explainedClocks } from './ticket-sla-clocks.service.ts';
import type { TicketSla } from './ticket-sla.rules.ts';

/**
 * Why the ticket has its policy: what was kept when that was chosen, without what the settings hide from the person.
 * Where that alone was the reason, none is answered.
 */
async function whyChosen(
  deps: Deps,
  user: CurrentUser,
  { sla_by_hand }: Pick<TicketRecord, 'sla_by_hand'>,
  { snapshot: { chosen } }: TicketSla,
): Promise<TicketSlaClocks['chosen']> {
  if (sla_by_hand) return { by: 'hand', name: null, held: [] };
  if (!chosen || isHiddenReason(user, chosen.by)) return null;
  const held = chosen.held.filter(({ field }) => !isHiddenReason(user, field));
  if (held.length === 0 && chosen.held.length > 0) return null;
  return reasonOf(deps, deps.db, { ...chosen, held });
}

/**
 * How the due times of a ticket were computed, by the steps and the calendar that they are computed from (decisions 2.6);
 * for staff who see it. @returns null for a ticket without an SLA
 */
export async function explainTicketSla(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
): Promise<TicketSlaClocks | null> {
  const { deps } = context;
  const ticket = await findTicket(deps.db, ticketId);
  if (!ticket) throw new NotFound();
  assertCan(user, 'see_internal', policyTicket(ticket), await context.settings.current());
  if (user.hidden_ticket_fields.includes('sla')) return null;
  const sla = await findTicketSla(deps.db, ticketId);
  if (!sla) return null;
  const now = deps.clock.unix();
  const calendarOf = await calendarsOf(deps, deps.db, sla.events, { now });
  return {
    name: ticket.sla_name ?? '',
    chosen: await whyChosen(deps, user, ticket, sla),
    clocks: explainedClocks(sla, calendarOf, now),
  };
}
