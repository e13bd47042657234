import type { TicketSlaClocks } from '@hamyar/contracts';
import { type DuePart, explainTicketClocks, TICKET_CLOCKS, ticketClocks } from '@hamyar/domain';
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
import { milestonesOf, type TicketSla } from './ticket-sla.rules.ts';

type ShownPart = TicketSlaClocks['clocks'][number]['parts'][number];

/** Stretches without work that follow each other are one, so that a night is no two parts. */
function shownParts(parts: readonly DuePart[]): ShownPart[] {
  const shown: ShownPart[] = [];
  for (const { kind, from, to, minutes, title } of parts) {
    const last = shown.at(-1);
    if (last && kind !== 'worked' && last.kind === kind && last.title === title) last.to = to;
    else shown.push({ kind, from, to, minutes, title });
  }
  return shown;
}

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
  const clocks = ticketClocks(sla.events, calendarOf, now);
  const explained = explainTicketClocks(sla.events, calendarOf);
  const warnings = milestonesOf(sla, calendarOf).filter(({ step }) => step === 'warn');
  return {
    name: ticket.sla_name ?? '',
    chosen: await whyChosen(deps, user, ticket, sla),
    clocks: TICKET_CLOCKS.flatMap((name) => {
      const { state, target, due_at, done_at, shortened, unreachable } = clocks[name];
      if (target === null) return [];
      const explanation = explained[name];
      return [
        {
          ...{ name, state, due_at, done_at, shortened, unreachable },
          target_minutes: explanation ? explanation.allowed : target,
          warn_at: warnings.find(({ clock }) => clock === name)?.at ?? null,
          parts: shownParts(explanation?.parts ?? []),
        },
      ];
    }),
  };
}
