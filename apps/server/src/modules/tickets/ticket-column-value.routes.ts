import { ticketColumnValues } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { columnValuesOfPage } from './ticket-column-value.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** Values of columns that no row has (ADR 0117). */
export function ticketColumnValueRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketColumnValues, async ({ user, query }) => ok(await columnValuesOfPage(context, user, query)));
}
