import { customerEventDelete, customerEventList, customerEventStore } from '@hamyar/contracts/schemas';
import { FILE_LIMITS } from '@hamyar/contracts';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list } from '../../platform/http/outcome.ts';
import { uploadAllowance } from '../attachments/public.ts';
import { createEvent, deleteEvent, pageOfEvents } from './customer-event.service.ts';
import { messages } from './messages.ts';

const EVENT = 'customer_event';

/** The calls of customer events (spec 7.13, 7.34). */
export function customerEventRoutes(host: ModuleHost, deps: Deps): void {
  host.route(customerEventList, async ({ user, query, setLogObject }) => {
    if (query.user_id !== undefined) setLogObject('user', query.user_id);
    if (query.organization_id !== undefined) setLogObject('organization', query.organization_id);
    const { rows, page } = await pageOfEvents(deps, user, query);
    return list(rows, page);
  });
  host.route(
    customerEventStore,
    async ({ user, ip, socketId, body, files, setLogObject }) => {
      const event = await createEvent(deps, { user, ip, socketId }, body, files);
      setLogObject(EVENT, event.id);
      return created(event, messages.created);
    },
    {
      upload: async ({ caller }) => ({
        maxBytes: await uploadAllowance(deps, caller, EVENT),
        maxFiles: FILE_LIMITS[EVENT].count,
      }),
    },
  );
  host.route(customerEventDelete, async ({ user, ip, socketId, params, setLogObject }) => {
    setLogObject(EVENT, params.id);
    await deleteEvent(deps, { user, ip, socketId }, params.id);
    return deleted(undefined, messages.deleted);
  });
}
