import {
  ticketCategoryDelete,
  ticketCategoryGet,
  ticketCategoryList,
  ticketCategoryStore,
  ticketCategoryUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import {
  changeTicketCategory,
  createTicketCategory,
  deleteTicketCategory,
  openTicketCategory,
  pageOfTicketCategories,
} from './ticket-category.service.ts';

const ABOUT = 'ticket_category';

/** Categories of tickets (decisions 2.7). */
export function ticketCategoryRoutes(host: ModuleHost, deps: Deps): void {
  host.route(ticketCategoryList, async ({ query }) => {
    const { rows, page } = await pageOfTicketCategories(deps, query);
    return list(rows, page);
  });
  host.route(ticketCategoryGet, async ({ params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openTicketCategory(deps, params.id));
  });
  host.route(ticketCategoryStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createTicketCategory(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.categorySaved);
  });
  host.route(ticketCategoryUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeTicketCategory(deps, { user, ip }, params.id, body), messages.categorySaved);
  });
  host.route(ticketCategoryDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteTicketCategory(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.categoryDeleted);
  });
}
