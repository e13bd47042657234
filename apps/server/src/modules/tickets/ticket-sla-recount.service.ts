import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { runAllBatches } from '../../platform/jobs/row-batches.ts';
import type { TicketContext } from './ticket-context.ts';
import { calendarsOf, type KnownCalendars } from './ticket-sla-calendar.service.ts';
import { findCountedTickets, lockCountedTickets, storeRecounted } from './ticket-sla.repository.ts';
import { clockColumns } from './ticket-sla.rules.ts';

/** Tickets of one transaction; none of them is locked for longer than the computing of these takes. */
const BATCH = 500;

/**
 * Counts the due times of all tickets again, because working time has changed: a shift, a holiday or a day off. A clock
 * that stands has no due time; it is counted by the new hours when it runs again. @throws at the end for tickets that
 * could not be counted
 */
export async function recountDueTimes(context: Pick<TicketContext, 'deps' | 'totals'>): Promise<void> {
  const { deps, totals } = context;
  const calendars: KnownCalendars = new Map();
  try {
    await runAllBatches(await findCountedTickets(deps.db), {
      log: deps.log,
      size: BATCH,
      run: (ids) => recount(deps, ids, calendars),
      failure: 'the due times of a ticket could not be counted again',
    });
  } finally {
    totals.clear();
  }
}

const recount = (deps: Deps, ids: readonly number[], known: KnownCalendars): Promise<void> =>
  withTransaction(deps.db, async (trx) => {
    const now = unixSeconds(deps.clock.now());
    const counted = [];
    for (const { id, status, ...sla } of await lockCountedTickets(trx, ids)) {
      const calendarOf = await calendarsOf(deps, trx, sla.events, { now, known });
      counted.push({ id, ...clockColumns(sla, calendarOf, { status, now }) });
    }
    await storeRecounted(trx, counted);
  });
