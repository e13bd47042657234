import {
  ticketFormDelete,
  ticketFormGet,
  ticketFormList,
  ticketFormStore,
  ticketFormUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { changeTicketForm, createTicketForm, deleteForm, openTicketForm, pageOfTicketForms } from './form.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'form';
const remove = deleteForm('ticketForm');

/** Forms of new tickets (decisions 2.11). */
export function ticketFormRoutes(host: ModuleHost, deps: Deps): void {
  host.route(ticketFormList, async ({ query }) => {
    const { rows, page } = await pageOfTicketForms(deps, query);
    return list(rows, page);
  });
  host.route(ticketFormGet, async ({ params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openTicketForm(deps, params.id));
  });
  host.route(ticketFormStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createTicketForm(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.formSaved);
  });
  host.route(ticketFormUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeTicketForm(deps, { user, ip }, params.id, body), messages.formSaved);
  });
  host.route(ticketFormDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await remove(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.formDeleted);
  });
}
