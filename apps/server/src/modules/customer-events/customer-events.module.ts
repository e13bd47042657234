import type { ServerModule } from '../../platform/deps.ts';
import { eventFileOwners } from './customer-event-files.service.ts';
import { customerEventsDemo } from './customer-events-demo.ts';
import { eventLists } from './customer-event-lists.repository.ts';
import { eventsOfTypes } from './customer-event-replacement.service.ts';
import { assertDeletesEventType, deleteEventType, eventTypeOrder } from './customer-event-type.service.ts';
import { customerEventTypeRoutes } from './customer-event-type.routes.ts';
import { customerEventRoutes } from './customer-event.routes.ts';

/** What happened with customers, and the types of these events (spec 3.23-3.26, decisions 2.13). */
export const customerEventsModule: ServerModule = {
  name: 'customer-events',
  demoData: customerEventsDemo,
  sharedLists: eventLists,
  fileOwners: eventFileOwners,
  deletes: { customerEventType: deleteEventType },
  replaceable: { customerEventType: { table: 'customer_event_type', assertDeletes: assertDeletesEventType } },
  references: { customer_event_type: { events: eventsOfTypes } },
  orders: { customerEventType: eventTypeOrder },
  register(host, deps) {
    customerEventRoutes(host, deps);
    customerEventTypeRoutes(host, deps);
  },
};
