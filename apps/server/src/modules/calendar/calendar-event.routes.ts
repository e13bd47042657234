import { CALENDAR_EVENT_MAX } from '@hamyar/contracts';
import {
  calendarEventDelete,
  calendarEventGet,
  calendarEventList,
  calendarEventSearch,
  calendarEventStore,
  calendarEventUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import {
  changeCalendarEvent,
  createCalendarEvent,
  deleteCalendarEvent,
  eventsIn,
  openCalendarEvent,
} from './calendar-event.service.ts';
import { searchEvents } from './calendar-search.service.ts';
import { messages } from './messages.ts';

/** The calls of events. */
export function calendarEventRoutes(host: ModuleHost, deps: Deps): void {
  host.route(calendarEventList, async ({ user, query }) => {
    const { rows, capped } = await eventsIn(deps, user, { start: query.start_date, end: query.end_date });
    const total = rows.length;
    return list(rows, { currentPage: 1, perPage: Math.max(1, total), total, totalCapped: capped });
  });
  host.route(calendarEventSearch, async ({ user, query }) => {
    const { rows, total, capped } = await searchEvents(deps, user, query.s);
    return list(rows, { currentPage: 1, perPage: CALENDAR_EVENT_MAX.found, total, totalCapped: capped });
  });
  host.route(calendarEventGet, async ({ user, params, setLogObject }) => {
    setLogObject('calendar_event', params.id);
    return ok(await openCalendarEvent(deps, user, params.id));
  });
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
