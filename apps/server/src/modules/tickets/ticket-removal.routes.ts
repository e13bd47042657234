import { deletedTicketList, deleteTicketContent, ticketDelete, ticketRestore } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { cappedPage, deleted, list, updated } from '../../platform/http/outcome.ts';
import { listDeleted, restoreTicket } from './deleted-ticket.service.ts';
import { messages } from './messages.ts';
import type { TicketContext } from './ticket-context.ts';
import { deleteTicket, removeContent } from './ticket-removal.service.ts';

/** Mounts the calls that delete tickets and contents, and restore tickets (spec 7.23, decisions 2.3 T17). */
export function ticketRemovalRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketDelete, async ({ user, ip, params, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    await deleteTicket(context, { user, ip }, params.id, socketId);
    return deleted();
  });
  host.route(deletedTicketList, async ({ query }) => {
    const { rows, total } = await listDeleted(context, query);
    return list(rows, cappedPage(query, total));
  });
  host.route(ticketRestore, async ({ user, ip, params, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    await restoreTicket(context, { user, ip }, params.id, socketId);
    return updated(undefined, messages.restored);
  });
  host.route(deleteTicketContent, async ({ user, ip, query, socketId }) =>
    deleted({ outcome: await removeContent(context, { user, ip }, query.ticket_content_id, socketId) }),
  );
}
