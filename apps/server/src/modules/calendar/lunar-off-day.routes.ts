import { lunarOffDayStore } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { updated } from '../../platform/http/outcome.ts';
import { confirmLunarOffDay } from './lunar-off-day.service.ts';
import { messages } from './messages.ts';

/** The call that confirms a lunar holiday (decisions 2.7). */
export function lunarOffDayRoutes(host: ModuleHost, deps: Deps): void {
  host.route(lunarOffDayStore, async ({ user, ip, body }) => {
    await confirmLunarOffDay(deps, { user, ip }, body);
    return updated({ base_date: body.base_date }, messages.offDaySaved);
  });
}
