import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { TicketContext } from './ticket-context.ts';
import { calendarsOf, type KnownCalendars } from './ticket-sla-calendar.service.ts';
import { lockDatedTickets, storeRecounted } from './ticket-sla.repository.ts';
import { clockColumns } from './ticket-sla.rules.ts';

/** Tickets of one transaction; none of them is locked for longer than the computing of these takes. */
const BATCH = 500;

/**
 * Counts the due times of all tickets again, because working time has changed: a shift, a holiday or a day off. A clock
 * that stands has no due time; it is counted by the new hours when it runs again.
 */
export async function recountDueTimes({ deps, totals }: Pick<TicketContext, 'deps' | 'totals'>): Promise<void> {
  const calendars: KnownCalendars = new Map();
  for (let after = 0; ; ) {
    const last = await withTransaction(deps.db, async (trx) => {
      const date = deps.clock.now();
      const now = unixSeconds(date);
      const rows = await lockDatedTickets(trx, after, BATCH);
      const counted = [];
      for (const { id, status, ...sla } of rows) {
        const calendarOf = await calendarsOf(deps, trx, sla.events, { now, known: calendars });
        counted.push({ id, ...clockColumns(sla, calendarOf, { status, now }) });
      }
      await storeRecounted(trx, counted);
      return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
    });
    if (last === null) break;
    after = last;
  }
  totals.clear();
}
