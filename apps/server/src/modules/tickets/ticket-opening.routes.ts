import { ticketOpeningGet } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import type { TicketContext } from './ticket-context.ts';
import { openingRefusal } from './ticket-opening.service.ts';

/** Mounts the call that says whether a customer may open a ticket. */
export function ticketOpeningRoutes(host: ModuleHost, { deps }: TicketContext): void {
  host.route(ticketOpeningGet, async ({ user }) => ok({ refused: await openingRefusal(deps.db, user.id) }));
}
