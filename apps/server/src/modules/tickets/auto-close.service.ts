import { aroundTheClock, transition, type WorkCalendar } from '@hamyar/domain';
import { civilClock } from '../../platform/clock/civil-clock.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { workCalendarOf } from '../calendar/public.ts';
import { businessZone } from '../settings/public.ts';
import { waitingForCustomer, type WaitingRow } from './auto-close.repository.ts';
import { dueStep } from './auto-close.rules.ts';
import { stateOf } from './ticket-content-step.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { applyTransition, beginUnitOfWork, flushUnitOfWork, setColumns } from './ticket-unit-of-work.service.ts';

/** Tickets that are looked for together. */
const BATCH = 500;
/** As far back as the longest wait for a warning goes: `AUTO_CLOSE_DAYS.max` working days. */
const KNOWN_PAST = 2 * 366 * 86_400;

const AUTO_CLOSE = { user: null, socketId: null, cause: 'auto_close' as const };

type CalendarOf = (row: Pick<WaitingRow, 'department_id' | 'branch_id'>) => Promise<WorkCalendar>;

/**
 * Warns of, and closes, tickets that their customers leave without an answer, by the working days of their department
 * and branch (decisions 2.3 T13). May run at any time and twice; a ticket that cannot be written holds no other one up.
 */
export async function closeUnanswered(context: TicketContext): Promise<void> {
  const { deps } = context;
  const now = deps.clock.now();
  const { auto_close_days: days } = (await context.settings.current()).generalTicketSettings;
  const calendarOf = calendarsOf(context);
  let rows: WaitingRow[] = [];
  do {
    rows = await waitingForCustomer(deps.db, { days, now, after: rows.at(-1)?.id ?? 0, limit: BATCH });
    for (const row of rows) {
      try {
        await carryOut(context, row, await calendarOf(row));
      } catch (error) {
        deps.log.error({ error, ticket_id: row.id }, 'a ticket without an answer could not be closed');
      }
    }
  } while (rows.length === BATCH);
}

/** Without working shifts every day is a working day. Each is read once. */
function calendarsOf({ deps }: TicketContext): CalendarOf {
  const known = new Map<string, WorkCalendar>();
  const now = deps.clock.unix();
  return async ({ department_id: departmentId, branch_id: branchId }) => {
    const key = `${departmentId}:${branchId}`;
    const calendar =
      known.get(key) ??
      (await workCalendarOf(deps, { departmentId, branchId }, now - KNOWN_PAST, now)) ??
      aroundTheClock(civilClock(await businessZone(deps)));
    known.set(key, calendar);
    return calendar;
  };
}

async function carryOut(context: TicketContext, row: WaitingRow, calendar: WorkCalendar): Promise<void> {
  const { deps } = context;
  const now = deps.clock.unix();
  const stepOf = (since: Date, warned: Date | null) =>
    dueStep(calendar, { since: unixSeconds(since), warned: unixSeconds(warned) }, { days: row.days, now });
  if (stepOf(row.since, row.warned_at) === null) return;
  await withTransaction(deps.db, async (trx) => {
    const work = await beginUnitOfWork(trx, row.id, AUTO_CLOSE, deps.clock.now());
    const { ticket } = work;
    const result = transition(stateOf(ticket), { type: 'auto_close' });
    // somebody was faster
    if (!result.ok || ticket.deleted_at !== null) return;
    const step = stepOf(ticket.last_staff_reply_at ?? ticket.created_at, ticket.auto_close_warned_at);
    if (step === null) return;
    work.because.name = String(row.days);
    if (step === 'close') applyTransition(work, result, { close_reason: 'no_answer' });
    else {
      setColumns(work, { auto_close_warned_at: work.now });
      work.notifications.push({ event: 'auto_close_warning', content_id: null });
    }
    await flushUnitOfWork(context, work);
  });
}
