import type { Ticket, TicketSlaClocks } from '@hamyar/contracts';
import { type CalendarOfHours, type DuePart, explainTicketClocks, TICKET_CLOCKS, ticketClocks } from '@hamyar/domain';
import type { Deps } from '../../platform/deps.ts';
import { keptCalendars } from '../calendar/public.ts';
import { calendarsOf } from './ticket-sla-calendar.service.ts';
import { milestonesOf, type TicketSla } from './ticket-sla.rules.ts';

type ExplainedClock = TicketSlaClocks['clocks'][number];
type ShownPart = ExplainedClock['parts'][number];

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

/** The clocks of a ticket at a moment, each with the way to its due time. */
export function explainedClocks(sla: TicketSla, calendarOf: CalendarOfHours, now: number): ExplainedClock[] {
  const clocks = ticketClocks(sla.events, calendarOf, now);
  const explained = explainTicketClocks(sla.events, calendarOf);
  const warnings = milestonesOf(sla, calendarOf).filter(({ step }) => step === 'warn');
  return TICKET_CLOCKS.flatMap((name) => {
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
  });
}

/**
 * The clocks that an open ticket shows. They count by calendars that are kept, so that a ticket with an SLA is opened by
 * as many statements as one without.
 */
export async function clocksOfOpenTicket(
  deps: Pick<Deps, 'db' | 'broker'>,
  sla: TicketSla | null,
  now: number,
): Promise<NonNullable<Ticket['sla_clocks']> | null> {
  if (!sla) return null;
  const calendarOf = await calendarsOf(deps, deps.db, sla.events, { now, known: await keptCalendars(deps) });
  return explainedClocks(sla, calendarOf, now).map(
    ({ name, state, target_minutes, due_at, done_at, warn_at, unreachable, parts }) => ({
      ...{ name, state, target_minutes, due_at, done_at, warn_at, unreachable },
      parts: parts.flatMap(({ kind, from, to, minutes }) => (kind === 'worked' ? [{ from, to, minutes }] : [])),
    }),
  );
}
