import { ticketFormChoice } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import type { TicketContext } from './ticket-context.ts';
import { chooseTicketForm } from './ticket-form.service.ts';

/** The form of a new ticket (decisions 2.11). */
export function ticketFormRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketFormChoice, async ({ user, query }) => ok(await chooseTicketForm(context, user, query)));
}
