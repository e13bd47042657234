import type { SlaSnapshot } from '@hamyar/contracts';
import { type CalendarOfHours, type ClockMilestone, nextOpening } from '@hamyar/domain';
import { dateFromUnixSeconds, unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { TicketContext } from './ticket-context.ts';
import { findTickets } from './ticket.repository.ts';
import { calendarsOf, type KnownCalendars } from './ticket-sla-calendar.service.ts';
import { applyEscalation } from './ticket-sla-escalation.service.ts';
import { findTicketSlas, lockDueTickets } from './ticket-sla.repository.ts';
import { hasCome, milestoneKey, milestonesOf, type TicketSla } from './ticket-sla.rules.ts';
import {
  createUnitOfWork,
  moveClocks,
  publishUnitOfWork,
  setColumns,
  storeUnitOfWork,
  type TicketUnitOfWork,
} from './ticket-unit-of-work.service.ts';

/** Tickets of one transaction. */
const BATCH = 100;
/** Transactions of one run; what is left is done by the next minute's run. */
const ROUNDS = 50;

/**
 * Carries out what has come due on the clocks of tickets: states, warnings, breaches, escalations, each once. A ticket
 * that cannot be written holds no other one up.
 */
export async function runSlaTimer(context: TicketContext): Promise<{ tickets: number; failed: number[] }> {
  const failed: number[] = [];
  const calendars: KnownCalendars = new Map();
  let tickets = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = await nextBatch(context, calendars, failed, BATCH).catch(() => null);
    if (count === 0) break;
    if (count !== null) {
      tickets += count;
      continue;
    }
    // one of them fails: each alone, so that the others are done
    const alone = await oneByOne(context, calendars, failed);
    tickets += alone;
  }
  return { tickets, failed };
}

async function oneByOne(context: TicketContext, calendars: KnownCalendars, failed: number[]): Promise<number> {
  let done = 0;
  for (let index = 0; index < BATCH; index += 1) {
    let id: number | undefined;
    try {
      const count = await nextBatch(context, calendars, failed, 1, (locked) => {
        id = locked;
      });
      if (count === 0) return done;
      done += count;
    } catch (error) {
      if (id === undefined) throw error;
      context.deps.log.error({ error, ticket_id: id }, 'the clock of a ticket could not be moved');
      failed.push(id);
    }
  }
  return done;
}

async function nextBatch(
  context: TicketContext,
  calendars: KnownCalendars,
  without: readonly number[],
  limit: number,
  onTicket: (id: number) => void = () => {},
): Promise<number> {
  const { deps } = context;
  return withTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const ids = await lockDueTickets(trx, now, { limit, without });
    const slas = await findTicketSlas(trx, ids);
    for (const ticket of await findTickets(trx, ids)) {
      onTicket(ticket.id);
      const work = createUnitOfWork(trx, ticket, { user: null, socketId: null }, now);
      await carryOut(context, work, slas.get(ticket.id) ?? null, calendars);
      await publishUnitOfWork(context, work, await storeUnitOfWork(work));
    }
    return ids.length;
  });
}

/** All that has come due on one ticket. */
async function carryOut(
  context: TicketContext,
  work: TicketUnitOfWork,
  sla: TicketSla | null,
  calendars: KnownCalendars,
): Promise<void> {
  if (!sla) {
    setColumns(work, { sla_next_at: null });
    return;
  }
  const now = unixSeconds(work.now);
  const calendarOf = await calendarsOf(context.deps, work.trx, sla.events, { now, known: calendars });
  const due = milestonesOf(sla, calendarOf).filter(
    (one) => hasCome(one, now) && !sla.warned.includes(milestoneKey(one)),
  );
  const at = deliveryMoment(sla, calendarOf, now);
  for (const milestone of due) {
    notify(work, milestone, at);
    for (const escalation of escalationsAt(sla.snapshot, milestone)) await applyEscalation(work, escalation, at);
  }
  const carried: TicketSla = { ...sla, warned: [...sla.warned, ...due.map(milestoneKey)] };
  await moveClocks(context, work, { sla: carried, calendars });
}

/** Warnings and breaches reach people within working time only, unless the clock never stops (rule 6). */
function deliveryMoment({ events }: TicketSla, calendarOf: CalendarOfHours, now: number): Date | null {
  const policy = events.findLast((event) => event.type === 'policy');
  if (!policy || policy.hours.around_the_clock) return null;
  const opening = nextOpening(calendarOf(policy.hours), now);
  return opening === null || opening <= now ? null : dateFromUnixSeconds(opening);
}

function notify(work: TicketUnitOfWork, { clock, step }: ClockMilestone, at: Date | null): void {
  if (step === 'breach') work.history.push({ field: 'sla_breach', from: null, to: clock });
  if (typeof step !== 'string') return;
  const event = step === 'warn' ? 'sla_warn' : 'sla_breach';
  work.notifications.push({ event, content_id: null, ...(at && { at }) });
}

const escalationsAt = ({ escalations }: SlaSnapshot, { clock, step }: ClockMilestone): SlaSnapshot['escalations'] =>
  escalations.filter(
    ({ on, at, after_minutes }) =>
      on === clock && (typeof step === 'string' ? at === step : at === 'after' && after_minutes === step.after),
  );
