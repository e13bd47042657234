import { closeUnanswered } from './auto-close.service.ts';
import type { TicketContext } from './ticket-context.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Warns of, and closes, tickets without an answer of the customer. */
    'ticket.auto_close': Record<string, never>;
  }
}

/** Registers the job, every hour. */
export function registerAutoClose(context: TicketContext): void {
  const { jobs } = context.deps;
  jobs.handle('ticket.auto_close', () => closeUnanswered(context));
  jobs.schedule('17 * * * *', 'ticket.auto_close');
}
