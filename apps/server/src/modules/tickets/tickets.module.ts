import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { SOCKET_TOPIC } from '../../platform/realtime/socket-event.repository.ts';
import { settingsOf } from '../settings/public.ts';
import { createListTotals } from './list-totals.ts';
import { publishContent } from './ticket-content.service.ts';
import { ticketRoutes } from './ticket.routes.ts';
import type { TicketContext } from './ticket-context.ts';

/** Tickets: the conversation between customers and staff (decisions 2.1 to 2.4, 2.21). */
export function ticketsModule(deps: Deps): ServerModule {
  const context: TicketContext = { deps, settings: settingsOf(deps), totals: createListTotals() };
  return {
    name: 'tickets',
    register(host) {
      ticketRoutes(host, context);
      deps.jobs.handle('ticket.publish', ({ content_id }) => publishContent(context, content_id));
      // A write on any node clears the counts of all nodes.
      host.onClose(async () => stop());
      const stop = deps.broker.subscribe(SOCKET_TOPIC, () => context.totals.clear());
    },
  };
}
