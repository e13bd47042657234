import { multipleTicketAction } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { updated } from '../../platform/http/outcome.ts';
import { actOnTickets } from './ticket-bulk.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** Mounts the call that acts on several tickets (spec 7.20). */
export function ticketBulkRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(multipleTicketAction, async ({ user, ip, body, socketId }) =>
    updated(await actOnTickets(context, user, body, { socketId, ip })),
  );
}
