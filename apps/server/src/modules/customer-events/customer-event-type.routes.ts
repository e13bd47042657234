import {
  customerEventTypeDelete,
  customerEventTypeGet,
  customerEventTypeList,
  customerEventTypeStore,
  customerEventTypeUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import {
  changeEventType,
  createEventType,
  deleteEventType,
  openEventType,
  pageOfEventTypes,
} from './customer-event-type.service.ts';
import { messages } from './messages.ts';

const TYPE = 'customer_event_type';

/** The calls of the types of customer events (decisions 2.13). */
export function customerEventTypeRoutes(host: ModuleHost, deps: Deps): void {
  host.route(customerEventTypeList, async ({ user, query }) => {
    const { rows, page } = await pageOfEventTypes(deps, user, query);
    return list(rows, page);
  });
  host.route(customerEventTypeGet, async ({ user, params, setLogObject }) => {
    setLogObject(TYPE, params.id);
    return ok(await openEventType(deps, user, params.id));
  });
  host.route(customerEventTypeStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createEventType(deps, { user, ip }, body);
    setLogObject(TYPE, id);
    return created({ id }, messages.typeSaved);
  });
  host.route(customerEventTypeUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(TYPE, params.id);
    return updated(await changeEventType(deps, { user, ip }, params.id, body), messages.typeSaved);
  });
  host.route(customerEventTypeDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(TYPE, params.id);
    await deleteEventType(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.typeDeleted);
  });
}
