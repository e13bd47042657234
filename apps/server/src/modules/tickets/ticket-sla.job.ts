import type { Deps } from '../../platform/deps.ts';
import { chooseByLevel } from './ticket-sla-apply.service.ts';
import { recountDueTimes } from './ticket-sla-recount.service.ts';
import { runSlaTimer } from './ticket-sla-timer.service.ts';
import type { TicketContext } from './ticket-context.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Carries out what has come due on the clocks of tickets, every minute. */
    'ticket.sla': Record<string, never>;
  }
}

/** Registers the timer of the clocks, and their recount when working time changes (decisions 2.6 rule 8). */
export function registerSlaTimer({ jobs }: Deps, context: TicketContext): void {
  jobs.handle('ticket.sla', () => runSlaTimer(context));
  jobs.schedule('* * * * *', 'ticket.sla');
  jobs.handle('calendar.working_time', () => recountDueTimes(context));
  jobs.handle('customer.level', (people) => chooseByLevel(context, people));
}
