import {
  checkDefaultReciever,
  deletedTicketList,
  deleteTicketContent,
  ticketAssignees,
  ticketContentUpdate,
  ticketContentVersions,
  ticketCounters,
  ticketDelete,
  ticketFollow,
  ticketGet,
  ticketHistory,
  ticketLink,
  ticketList,
  ticketMacro,
  ticketMerge,
  ticketMergeCandidates,
  ticketRead,
  ticketRestore,
  ticketMentionCandidates,
  ticketShareCandidates,
  ticketShares,
  ticketSplit,
  ticketStore,
  ticketUnmerge,
  ticketSla,
  ticketUpdate,
} from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { Nok, NotFound } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { cappedPage, created, deleted, list, ok, updated, writtenList } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { listDeleted, restoreTicket } from './deleted-ticket.service.ts';
import { deleteTicket, removeContent } from './ticket-removal.service.ts';
import { sendContent, staleAnswer } from './ticket-content.service.ts';
import { countViews } from './ticket-counters.service.ts';
import { createTicket } from './ticket-create.service.ts';
import { updateFields } from './ticket-fields.service.ts';
import { listTickets } from './ticket-list.service.ts';
import { runMacro } from './macro-run.service.ts';
import { editContent, versionsOfContent } from './ticket-edit.service.ts';
import { mergeTicket } from './ticket-merge.service.ts';
import { unmergeTicket } from './ticket-unmerge.service.ts';
import { linkTicket, mergeCandidatesOf } from './ticket-related.service.ts';
import { splitTicket } from './ticket-split.service.ts';
import { follow, saveReadState } from './ticket-read-state.service.ts';
import { assigneesOf, defaultReciever, historyOfTicket } from './ticket-assignees-and-history.service.ts';
import { explainTicketSla } from './ticket-sla-explanation.service.ts';
import { mentionableIn } from './ticket-mention.service.ts';
import { shareCandidatesOf, shareTicket } from './ticket-share.service.ts';
import { contentsAfter, openTicket } from './ticket-detail.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** Mounts the calls on tickets (spec 7.9, 7.23, 7.25, 7.27). */
export function ticketRoutes(host: ModuleHost, context: TicketContext): void {
  removalRoutes(host, context);
  mergeRoutes(host, context);
  recieverRoutes(host, context);
  host.route(ticketList, async ({ user, query }) => {
    const { rows, page } = await listTickets(context, user, query);
    return writtenList(rows, page);
  });
  host.route(ticketGet, async ({ user, params, setLogObject: about }) => {
    about('ticket', params.id);
    return ok(await openTicket(context, user, params.id));
  });
  host.route(ticketCounters, async ({ user, query }) => ok(await countViews(context, user, query)));
  host.route(ticketStore, async ({ user, body, socketId, setLogObject: about }) => {
    const ticket = await createTicket(context, user, body, socketId);
    about('ticket', ticket.id);
    return created(ticket, messages.created(ticket.number));
  });
  host.route(ticketUpdate, async ({ user, params, body, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    if ('content' in body) {
      const { ticket, content_id } = await sendReply(context, user, params.id, body.content, socketId);
      return ticket ? updated({ ticket, content_id }, messages.replied) : updated(undefined, messages.replied);
    }
    const { conflict } = await updateFields(context, user, params.id, body, socketId);
    const ticket = await ticketAfterChange(context, user, params.id);
    if (conflict) throw new Nok('VERSION_CONFLICT', { ticket, content_id: null }, messages.versionConflict);
    return ticket ? updated({ ticket, content_id: null }) : updated(undefined, messages.transferred);
  });
  host.route(ticketMacro, async ({ user, params: { id }, body, socketId, setLogObject: about }) => {
    about('ticket', id);
    const { stale, after } = await runMacro(context, user, id, body, socketId);
    const ticket = await ticketAfterChange(context, user, id);
    if (stale) throw staleAnswer(ticket, await contentsAfter(context, user, ticket, body.last_seen_seq));
    return updated(ticket ? { ticket, after } : undefined, messages.macroDone);
  });
  host.route(ticketRead, async ({ user, params, body, socketId }) => {
    await saveReadState(context, user, params.id, body.last_read_seq, socketId);
    return updated();
  });
  host.route(ticketFollow, async ({ user, params, body }) => {
    await follow(context, user, params.id, body.follow);
    return updated();
  });
  host.route(ticketAssignees, async ({ user, params, query }) =>
    ok(await assigneesOf(context, user, params.id, query.department_id)),
  );
  host.route(ticketShareCandidates, async ({ user, params }) => ok(await shareCandidatesOf(context, user, params.id)));
  host.route(ticketMentionCandidates, async ({ user, params }) => ok(await mentionableIn(context, user, params.id)));
  host.route(ticketShares, async ({ user, ip, params, body, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    const { conflict } = await shareTicket(context, { user, ip, socketId }, params.id, body);
    const ticket = await ticketAfterChange(context, user, params.id);
    if (conflict) throw new Nok('VERSION_CONFLICT', { ticket }, messages.versionConflict);
    return updated(ticket ? { ticket } : undefined, messages.shared);
  });
  host.route(ticketHistory, async ({ user, params }) => ok(await historyOfTicket(context, user, params.id)));
  host.route(ticketSla, async ({ user, params }) => ok(await explainTicketSla(context, user, params.id)));
}

function recieverRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(checkDefaultReciever, async ({ user, query }) =>
    ok(await defaultReciever(context, user, query.department_id)),
  );
}

/** Mounts the calls that delete tickets and contents, and restore tickets (spec 7.23, decisions 2.3 T17). */
function removalRoutes(host: ModuleHost, context: TicketContext): void {
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
    await restoreTicket(context, { writer: { user, socketId }, ip }, params.id);
    return updated(undefined, messages.restored);
  });
  host.route(ticketContentUpdate, async ({ user, ip, params, body, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    await editContent(context, { user, ip }, params.id, body, socketId);
    const ticket = await ticketAfterChange(context, user, params.id);
    return updated(ticket ? { ticket } : undefined, messages.contentEdited);
  });
  host.route(ticketContentVersions, async ({ user, params, query }) =>
    ok(await versionsOfContent(context, user, params.id, query.content_id)),
  );
  host.route(deleteTicketContent, async ({ user, ip, query, socketId }) =>
    deleted(await removeContent(context, { user, ip }, query, socketId)),
  );
}

/** Mounts the calls by which tickets become one, two or related (decisions 2.3 T14 to T16). */
function mergeRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketMergeCandidates, async ({ user, params, query }) =>
    ok(await mergeCandidatesOf(context, user, params.id, query.s)),
  );
  host.route(ticketMerge, async ({ user, params, body, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    await mergeTicket(context, user, { id: params.id, ...body }, socketId);
    const ticket = await ticketAfterChange(context, user, params.id);
    return updated(ticket ? { ticket } : undefined, messages.merged);
  });
  host.route(ticketUnmerge, async ({ user, ip, params, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    await unmergeTicket(context, { user, ip }, params.id, socketId);
    const ticket = await ticketAfterChange(context, user, params.id);
    return updated(ticket ? { ticket } : undefined, messages.unmerged);
  });
  host.route(ticketSplit, async ({ user, params, body, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    const made = await splitTicket(context, user, params.id, body, socketId);
    return created(made, messages.split(made.number));
  });
  host.route(ticketLink, async ({ user, params, body, socketId, setLogObject: about }) => {
    about('ticket', params.id);
    await linkTicket(context, user, { id: params.id, ...body }, socketId);
    const ticket = await ticketAfterChange(context, user, params.id);
    return updated(ticket ? { ticket } : undefined);
  });
}

async function sendReply(
  context: TicketContext,
  user: CurrentUser,
  id: number,
  content: Parameters<typeof sendContent>[3],
  socketId: string | null,
) {
  const result = await sendContent(context, user, id, content, socketId);
  const ticket = await ticketAfterChange(context, user, id);
  if (result.stale) throw staleAnswer(ticket, await contentsAfter(context, user, ticket, content.last_seen_seq));
  return { ticket, content_id: result.contentId };
}

/** The ticket after the change; null when the caller may no longer see it (a transfer). */
async function ticketAfterChange(context: TicketContext, user: CurrentUser, id: number) {
  return openTicket(context, user, id).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
}
