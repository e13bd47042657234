import {
  checkDefaultReciever,
  deleteTicketContent,
  satisfactionPut,
  ticketAssignees,
  ticketCounters,
  ticketDelete,
  ticketFollow,
  ticketGet,
  ticketHistory,
  ticketList,
  ticketRead,
  ticketStore,
  ticketUpdate,
} from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { Nok, NotFound } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { sendContent, staleAnswer } from './ticket-content.service.ts';
import { countViews } from './ticket-counters.service.ts';
import { createTicket } from './ticket-create.service.ts';
import { changeFields } from './ticket-fields.service.ts';
import { listTickets } from './ticket-list.service.ts';
import { follow, markRead, rate } from './ticket-marks.service.ts';
import { assigneesOf, defaultReciever, historyOfTicket } from './ticket-people.service.ts';
import { contentsAfter, openTicket } from './ticket-read.service.ts';
import { deleteTicket, removeContent } from './ticket-removal.service.ts';
import type { Ticketing } from './ticketing.ts';

/** Mounts the calls on tickets (spec 7.9, 7.23, 7.25, 7.27). */
export function ticketRoutes(host: ModuleHost, ticketing: Ticketing): void {
  host.route(ticketList, async ({ user, query }) => {
    const { rows, page } = await listTickets(ticketing, user, query);
    return list(rows, page);
  });
  host.route(ticketGet, async ({ user, params, about }) => {
    about('ticket', params.id);
    return ok(await openTicket(ticketing, user, params.id));
  });
  host.route(ticketCounters, async ({ user, query }) => ok(await countViews(ticketing, user, query.views)));
  host.route(ticketStore, async ({ user, body, socketId, about }) => {
    const ticket = await createTicket(ticketing, user, body, socketId);
    about('ticket', ticket.id);
    return created(ticket, messages.created(ticket.number));
  });
  host.route(ticketUpdate, async ({ user, params, body, socketId, about }) => {
    about('ticket', params.id);
    if ('content' in body) {
      const { ticket, content_id } = await reply(ticketing, user, params.id, body.content, socketId);
      return ticket ? updated({ ticket, content_id }, messages.replied) : updated(undefined, messages.replied);
    }
    const { conflict } = await changeFields(ticketing, user, params.id, body, socketId);
    const ticket = await afterwards(ticketing, user, params.id);
    if (conflict) throw new Nok('VERSION_CONFLICT', { ticket, content_id: null }, messages.versionConflict);
    return ticket ? updated({ ticket, content_id: null }) : updated(undefined, messages.transferred);
  });
  host.route(ticketDelete, async ({ user, params, socketId, about }) => {
    about('ticket', params.id);
    await deleteTicket(ticketing, user, params.id, socketId);
    return deleted();
  });
  host.route(deleteTicketContent, async ({ user, query, socketId }) =>
    deleted({ outcome: await removeContent(ticketing, user, query.ticket_content_id, socketId) }),
  );
  host.route(ticketRead, async ({ user, params, body, socketId }) => {
    await markRead(ticketing, user, params.id, body.last_read_seq, socketId);
    return updated();
  });
  host.route(ticketFollow, async ({ user, params, body }) => {
    await follow(ticketing, user, params.id, body.follow);
    return updated();
  });
  host.route(ticketAssignees, async ({ user, params, query }) =>
    ok(await assigneesOf(ticketing, user, params.id, query.department_id)),
  );
  host.route(ticketHistory, async ({ user, params }) => ok(await historyOfTicket(ticketing, user, params.id)));
  host.route(satisfactionPut, async ({ user, body, socketId }) =>
    updated(await rate(ticketing, user, body, socketId), messages.rated),
  );
  host.route(checkDefaultReciever, async ({ user, query }) =>
    ok(await defaultReciever(ticketing, user, query.department_id)),
  );
}

async function reply(
  ticketing: Ticketing,
  user: CurrentUser,
  id: number,
  content: Parameters<typeof sendContent>[3],
  socketId: string | null,
) {
  const result = await sendContent(ticketing, user, id, content, socketId);
  const ticket = await afterwards(ticketing, user, id);
  if (result.stale) throw staleAnswer(ticket, await contentsAfter(ticketing, user, { id }, content.last_seen_seq));
  return { ticket, content_id: result.contentId };
}

/** The ticket after the change; null when the change has taken it out of the caller's sight (a transfer). */
async function afterwards(ticketing: Ticketing, user: CurrentUser, id: number) {
  return openTicket(ticketing, user, id).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
}
