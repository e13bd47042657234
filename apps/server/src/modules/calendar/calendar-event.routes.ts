import {
  calendarBusyList,
  calendarEventDelete,
  calendarEventGet,
  calendarEventList,
  calendarEventStore,
  calendarEventUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { busyPeople } from './calendar-busy.service.ts';
import {
  changeCalendarEvent,
  createCalendarEvent,
  deleteCalendarEvent,
  eventsIn,
  openCalendarEvent,
} from './calendar-event.service.ts';
import { messages } from './messages.ts';

/** The calls of events. */
export function calendarEventRoutes(host: ModuleHost, deps: Deps): void {
  host.route(calendarEventList, async ({ user, query }) => {
    const rows = await eventsIn(deps, user, { start: query.start_date, end: query.end_date });
    return list(rows, { currentPage: 1, perPage: Math.max(1, rows.length), total: rows.length });
  });
  host.route(calendarEventGet, async ({ user, params, setLogObject }) => {
    setLogObject('calendar_event', params.id);
    return ok(await openCalendarEvent(deps, user, params.id));
  });
  host.route(calendarBusyList, async ({ user, query }) => ok(await busyPeople(deps, user, query)));
  host.route(calendarEventStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createCalendarEvent(deps, { user, ip }, body);
    setLogObject('calendar_event', id);
    return created({ id }, messages.saved);
  });
  host.route(calendarEventUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject('calendar_event', params.id);
    return updated(await changeCalendarEvent(deps, { user, ip }, params.id, body), messages.saved);
  });
  host.route(calendarEventDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject('calendar_event', params.id);
    await deleteCalendarEvent(deps, { user, ip }, params.id);
    return deleted(undefined, messages.deleted);
  });
}
