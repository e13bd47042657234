import { ticketDueGet, ticketDueLayerUpdate } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import type { TicketContext } from './ticket-context.ts';
import { arrangeDueTimes, dueTimesOf } from './ticket-due.service.ts';

/** Mounts the due times of tickets as the calendar shows them (decisions 2.13). */
export function ticketDueRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketDueGet, async ({ user, query }) => ok(await dueTimesOf(context, user, query)));
  host.route(ticketDueLayerUpdate, async ({ user, body }) => {
    await arrangeDueTimes(context, user, body);
    return updated(body);
  });
}
