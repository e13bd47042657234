import type { ServerModule } from '../../platform/deps.ts';
import { SOCKET_TOPIC } from '../../platform/realtime/socket-event.repository.ts';
import { registerAnswerTimes } from './answer-time.job.ts';
import { registerWorkingMinutes } from './working-minutes.job.ts';
import { registerAutoClose } from './auto-close.job.ts';
import { answerTimeLists } from './answer-time.repository.ts';
import { registerPurge } from './deleted-ticket.service.ts';
import { ticketBulkRoutes } from './ticket-bulk.routes.ts';
import { registerMacroRunSweep } from './macro-run.service.ts';
import { registerRequestLinkSweep } from './request-link-issue.service.ts';
import { registerExportSweep, ticketExportBatch } from './ticket-export-batch.service.ts';
import { ticketExportRoutes } from './ticket-export.routes.ts';
import { ticketActionBatch } from './ticket-bulk.service.ts';
import { macroRoutes } from './macro.routes.ts';
import { deleteMacro } from './macro.service.ts';
import { publishContent } from './ticket-content.service.ts';
import { ticketNotifications } from './ticket-notifications.rules.ts';
import { deliverTicketNotification } from './ticket-notification.service.ts';
import { mayDeliverTicketMail, ticketWorkingMoment } from './ticket-mail.service.ts';
import { ticketChannels } from './ticket-channels.ts';
import { ticketDraftParents, ticketFileOwners } from './content-access.service.ts';
import { ticketDraftRoutes } from './ticket-draft.routes.ts';
import { replyDraftChanged } from './ticket-draft.service.ts';
import { savedViewRoutes } from './saved-view.routes.ts';
import { ticketSignatureRoutes } from './ticket-signature.routes.ts';
import { expectedAnswerRoutes } from './expected-answer.routes.ts';
import { ticketReferences, ticketReplacementBatch } from './ticket-replacement.service.ts';
import { ticketOpeningRoutes } from './ticket-opening.routes.ts';
import { similarTicketRoutes } from './similar-ticket.routes.ts';
import { satisfactionRoutes } from './satisfaction.routes.ts';
import { ticketColumnValueRoutes } from './ticket-column-value.routes.ts';
import { ticketFieldValueRoutes } from './ticket-field-value.routes.ts';
import { ticketFormRoutes } from './ticket-form.routes.ts';
import { requestLinkRoutes } from './request-link.routes.ts';
import { ticketRequestRoutes } from './ticket-request.routes.ts';
import { ticketRoutes } from './ticket.routes.ts';
import { slaApplyBatch } from './ticket-sla-apply.service.ts';
import { registerSlaTimer } from './ticket-sla.job.ts';
import { ticketSlaRoutes } from './ticket-sla.routes.ts';
import { ticketTemplateDemo } from './ticket-template-demo.ts';
import { ticketContextOf } from './ticket-context.ts';
import { ticketDueRoutes } from './ticket-due.routes.ts';
import { ticketOfEvent } from './ticket-event-source.repository.ts';
import { taggableTickets } from './ticket-tags.service.ts';
import { ticketTemplateRoutes } from './ticket-template.routes.ts';
import { deleteTemplate } from './ticket-template.service.ts';
import { savedViewOrder } from './saved-view-order.service.ts';
import { scopedOrders } from './scoped-order.service.ts';
import { templateFileOwners } from './ticket-template-use.service.ts';

/** Tickets: the conversation between customers and staff (decisions 2.1 to 2.4, 2.21). */
export const ticketsModule: ServerModule = {
  name: 'tickets',
  notifications: ticketNotifications,
  mayDeliver: mayDeliverTicketMail,
  workingMoment: ticketWorkingMoment,
  channels: [ticketChannels],
  fileOwners: { ...ticketFileOwners, ...templateFileOwners },
  deletes: { ticketTemplate: deleteTemplate, macro: deleteMacro },
  orders: { ...scopedOrders, savedView: savedViewOrder },
  draftParents: ticketDraftParents,
  sharedDrafts: { 'ticket:{id}:message': replyDraftChanged },
  sharedLists: answerTimeLists,
  // each is for one person
  sitemap: { 'rating-token': null, 'request-token': null },
  demoData: ticketTemplateDemo,
  taggables: { ticket: taggableTickets },
  eventSources: { ticket: ticketOfEvent },
  references: ticketReferences,
  batches: {
    ticket_action: ticketActionBatch,
    ticket_export: ticketExportBatch,
    sla_apply: slaApplyBatch,
    ticket_replacement: ticketReplacementBatch,
  },
  register(host, deps) {
    const context = ticketContextOf(deps);
    ticketRoutes(host, context);
    ticketSlaRoutes(host, context);
    ticketDueRoutes(host, context);
    ticketFormRoutes(host, context);
    ticketRequestRoutes(host, context);
    requestLinkRoutes(host, context);
    ticketColumnValueRoutes(host, context);
    ticketFieldValueRoutes(host, context);
    savedViewRoutes(host, deps);
    expectedAnswerRoutes(host, context);
    similarTicketRoutes(host, context);
    ticketOpeningRoutes(host, context);
    ticketSignatureRoutes(host, context);
    ticketDraftRoutes(host, context);
    satisfactionRoutes(host, context);
    ticketTemplateRoutes(host, context);
    macroRoutes(host, context);
    ticketBulkRoutes(host, context);
    ticketExportRoutes(host, context);
    registerExportSweep(deps);
    registerMacroRunSweep(context);
    registerRequestLinkSweep(deps);
    deps.jobs.handle('ticket.publish', ({ content_id }) => publishContent(context, content_id));
    deps.jobs.handle('ticket.notice', (payload) => deliverTicketNotification(deps, payload));
    registerAnswerTimes(deps);
    registerWorkingMinutes(deps);
    registerAutoClose(context);
    registerPurge(deps);
    registerSlaTimer(deps, context);
    // A write on any node clears the counts of all nodes.
    const stop = deps.broker.subscribe(SOCKET_TOPIC, () => context.totals.clear());
    host.onClose(async () => stop());
  },
};
