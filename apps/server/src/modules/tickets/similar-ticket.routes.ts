import { similarTicketList } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { similarTickets } from './similar-ticket.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** Mounts the call that points to tickets like the one being written. */
export function similarTicketRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(similarTicketList, async ({ user, query }) => ok(await similarTickets(context, user, query)));
}
