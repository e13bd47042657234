import type { SlaSnapshot } from '@hamyar/contracts';
import { type CalendarOfHours, type ClockMilestone, nextOpening } from '@hamyar/domain';
import { dateFromUnixSeconds, unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { runBatches } from '../../platform/jobs/row-batches.ts';
import type { TicketContext } from './ticket-context.ts';
import { type EscalationAudiences, findEscalationAudiences } from './ticket-participants.repository.ts';
import { findTickets, type TicketRecord } from './ticket.repository.ts';
import { calendarsOf, type KnownCalendars } from './ticket-sla-calendar.service.ts';
import { applyEscalation } from './ticket-sla-escalation.service.ts';
import { findDueTickets, findTicketSlas, lockDueTickets } from './ticket-sla.repository.ts';
import { hasCome, milestoneKey, milestonesOf, type TicketSla } from './ticket-sla.rules.ts';
import {
  createUnitOfWork,
  moveClocks,
  publishUnitsOfWork,
  setColumns,
  storeUnitsOfWork,
  type TicketUnitOfWork,
  type Writer,
} from './ticket-unit-of-work.service.ts';

/** Tickets of one transaction. */
const BATCH = 100;
/** Tickets of one run; what is left is done by the next minute's run. */
const LIMIT = 5_000;

/**
 * Carries out what has come due on the clocks of tickets: states, warnings, breaches, escalations, each once. A ticket
 * that cannot be written holds no other one up; the next minute's run tries it again.
 */
export async function runSlaTimer(context: TicketContext): Promise<void> {
  const { deps } = context;
  const calendars: KnownCalendars = new Map();
  await runBatches(await findDueTickets(deps.db, deps.clock.now(), LIMIT), {
    log: deps.log,
    size: BATCH,
    run: (ids) => carryOutOn(context, ids, calendars),
    failure: 'the clocks of a ticket could not be moved',
  });
}

function carryOutOn(context: TicketContext, due: readonly number[], calendars: KnownCalendars): Promise<void> {
  const { deps } = context;
  return withTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const ids = await lockDueTickets(trx, due, now);
    const slas = await findTicketSlas(trx, ids);
    const works: TicketUnitOfWork[] = [];
    const dues: DueTicket[] = [];
    for (const ticket of await findTickets(trx, ids)) {
      const work = createUnitOfWork(trx, ticket, writerOf(ticket), now);
      const sla = slas.get(ticket.id);
      if (sla) dues.push(await dueOf(deps, work, sla, calendars));
      else {
        setColumns(work, { sla_next_at: null });
        works.push(work);
      }
    }
    const escalated = dues.filter(({ escalations }) => escalations.length > 0).map(({ work }) => work.ticket.id);
    const audiences = await findEscalationAudiences(trx, escalated);
    for (const one of dues) {
      await carryOut(context, one, { audiences: audiences.get(one.work.ticket.id), calendars });
      // who gets the next ticket may follow from who got this one
      if (one.escalations.some(({ actions }) => actions.length > 0)) await store(context, [one.work]);
      else works.push(one.work);
    }
    await store(context, works);
  });
}

/** The history names the policy that the ticket has when something comes due. */
const writerOf = ({ sla_name }: TicketRecord): Writer => ({
  ...{ user: null, socketId: null, cause: 'sla' as const, causeName: sla_name },
});

const store = async (context: TicketContext, works: readonly TicketUnitOfWork[]): Promise<void> =>
  publishUnitsOfWork(context, works, await storeUnitsOfWork(works));

/** What has come due on one ticket. */
interface DueTicket {
  work: TicketUnitOfWork;
  sla: TicketSla;
  milestones: readonly ClockMilestone[];
  escalations: SlaSnapshot['escalations'];
  /** When people learn of it; null for immediately. */
  at: Date | null;
}

async function dueOf(deps: Deps, work: TicketUnitOfWork, sla: TicketSla, known: KnownCalendars): Promise<DueTicket> {
  const now = unixSeconds(work.now);
  const calendarOf = await calendarsOf(deps, work.trx, sla.events, { now, known });
  const milestones = milestonesOf(sla, calendarOf).filter(
    (one) => hasCome(one, now) && !sla.warned.includes(milestoneKey(one)),
  );
  const escalations = milestones.flatMap((milestone) => escalationsAt(sla.snapshot, milestone));
  return { work, sla, milestones, escalations, at: deliveryMoment(sla, calendarOf, now) };
}

/** All that has come due on one ticket; nothing of it is stored yet. */
async function carryOut(
  context: TicketContext,
  { work, sla, milestones, at }: DueTicket,
  { audiences, calendars }: { audiences: EscalationAudiences | undefined; calendars: KnownCalendars },
): Promise<void> {
  for (const milestone of milestones) {
    notify(work, milestone, at);
    for (const escalation of escalationsAt(sla.snapshot, milestone))
      await applyEscalation(context.deps, work, escalation, { audiences, at });
  }
  const carried: TicketSla = { ...sla, warned: [...sla.warned, ...milestones.map(milestoneKey)] };
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
