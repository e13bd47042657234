import { dashboardGet, dashboardUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { findDashboard, storeDashboard } from './dashboard.repository.ts';

/** How each employee has arranged the dashboard [2.1]. */
export function dashboardRoutes(host: ModuleHost, { db, clock }: Deps): void {
  host.route(dashboardGet, async ({ user }) => ok(await findDashboard(db, user.id)));
  host.route(dashboardUpdate, async ({ user, body: { widgets, version } }) => {
    const stored = await storeDashboard(db, user.id, widgets, { version, now: clock.now() });
    if (stored) return updated(stored);
    const current = await findDashboard(db, user.id);
    await checkVersion(version, current.version, () => current);
    return updated(current);
  });
}
