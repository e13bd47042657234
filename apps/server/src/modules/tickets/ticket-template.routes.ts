import {
  ticketTemplateDelete,
  ticketTemplateGet,
  ticketTemplateList,
  ticketTemplateStore,
  ticketTemplateUpdate,
  ticketTemplateUploads,
  ticketTemplateValues,
} from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import type { TicketContext } from './ticket-context.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  openTemplate,
  pageOfTemplates,
} from './ticket-template.service.ts';
import { templateValues, uploadsOfTemplate } from './ticket-template-use.service.ts';

const ABOUT = 'ticket_template';

/** Ready-made texts of tickets (spec 7.7, decisions 2.12). */
export function ticketTemplateRoutes(host: ModuleHost, context: TicketContext): void {
  const { deps } = context;
  host.route(ticketTemplateList, async ({ user, query }) => {
    const { rows, page } = await pageOfTemplates(deps, user, query);
    return list(rows, page);
  });
  host.route(ticketTemplateGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openTemplate(deps, user, params.id));
  });
  host.route(ticketTemplateStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createTemplate(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.templateSaved);
  });
  host.route(ticketTemplateUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeTemplate(deps, { user, ip }, params.id, body), messages.templateSaved);
  });
  host.route(ticketTemplateDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteTemplate(deps, { user, ip }, params.id);
    return deleted(undefined, messages.templateDeleted);
  });
  host.route(ticketTemplateUploads, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await uploadsOfTemplate(deps, user, params.id));
  });
  host.route(ticketTemplateValues, async ({ user, query }) => ok(await templateValues(context, user, query.ticket_id)));
}
