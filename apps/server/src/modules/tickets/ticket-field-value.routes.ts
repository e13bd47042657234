import { ticketFieldValues } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import type { TicketContext } from './ticket-context.ts';
import { fieldValuesOfPage } from './ticket-field-value.service.ts';

/** Values of custom fields in the list (decisions 2.11). */
export function ticketFieldValueRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketFieldValues, async ({ user, query }) => ok(await fieldValuesOfPage(context, user, query)));
}
