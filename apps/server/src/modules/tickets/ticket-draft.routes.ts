import { ticketDraftShare, ticketDraftClaim } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { updated } from '../../platform/http/outcome.ts';
import type { TicketContext } from './ticket-context.ts';
import { shareReplyDraft, claimReplyDraft } from './ticket-draft.service.ts';

/** Mounts the calls on shared drafts of answers (decisions 2.4 "ticket_draft"). */
export function ticketDraftRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketDraftShare, async ({ user, params, body, socketId }) => {
    await shareReplyDraft(context, user, { ticketId: params.id, shared: body.shared, socketId });
    return updated();
  });
  host.route(ticketDraftClaim, async ({ user, params, body, socketId }) =>
    updated(await claimReplyDraft(context, user, { ticketId: params.id, authorId: body.user_id, socketId })),
  );
}
