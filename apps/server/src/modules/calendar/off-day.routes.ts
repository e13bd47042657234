import { offDayDelete, offDayList, offDayStore, offDayUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { offDaysIn } from './off-day-list.service.ts';
import { changeOffDay, createOffDay, deleteOffDay } from './off-day.service.ts';

/** The calls of days off. */
export function offDayRoutes(host: ModuleHost, deps: Deps): void {
  host.route(offDayList, async ({ user, query }) => {
    const rows = await offDaysIn(deps, user, { start: query.start_date, end: query.end_date });
    return list(rows, { currentPage: 1, perPage: Math.max(1, rows.length), total: rows.length });
  });
  host.route(offDayStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createOffDay(deps, { user, ip }, body);
    setLogObject('off_day', id);
    return created({ id }, messages.offDaySaved);
  });
  host.route(offDayUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject('off_day', params.id);
    await changeOffDay(deps, { user, ip }, params.id, body);
    return updated({ id: params.id }, messages.offDaySaved);
  });
  host.route(offDayDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject('off_day', params.id);
    await deleteOffDay(deps, { user, ip }, params.id);
    return deleted(undefined, messages.offDayDeleted);
  });
}
