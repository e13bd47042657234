import { ticketFieldMatches, ticketFieldValues } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import type { TicketContext } from './ticket-context.ts';
import { fieldMatchesOfPage } from './ticket-field-search.service.ts';
import { fieldValuesOfPage } from './ticket-field-value.service.ts';

/** Values of custom fields beside the list, and in which of them a search has found a ticket (decisions 2.11). */
export function ticketFieldValueRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketFieldValues, async ({ user, query }) => ok(await fieldValuesOfPage(context, user, query)));
  host.route(ticketFieldMatches, async ({ user, query }) => ok(await fieldMatchesOfPage(context.deps, user, query)));
}
