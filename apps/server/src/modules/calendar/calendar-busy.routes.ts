import { calendarBusyList } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { busyPeople } from './calendar-busy.service.ts';

/** The call that says which of some people have something else at a time. */
export function calendarBusyRoutes(host: ModuleHost, deps: Deps): void {
  host.route(calendarBusyList, async ({ user, query }) => ok(await busyPeople(deps, user, query)));
}
