import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { markNotificationsRead } from './notification.service.ts';
import { toNotification } from './notification.presenter.ts';
import { countUnread, listNotifications, windowStart } from './notification.repository.ts';

/** Maximum number of notifications in the panel. */
const SHOWN = 100;

/** The notification panel (spec 2.49). */
export function registerNotificationRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.userNotifications, async ({ user, query }) => {
    const since = windowStart(deps.clock.now());
    const [rows, unread] = await Promise.all([
      listNotifications(deps.db, user.id, since, query.after_id, SHOWN),
      countUnread(deps.db, user.id, since),
    ]);
    return ok({ items: rows.map(toNotification), unread });
  });
  host.route(contract.notificationRead, async ({ user, body, socketId }) => {
    const which = {
      ...(body.id === undefined ? {} : { id: body.id }),
      ...(body.link === undefined ? {} : { link: body.link }),
      ...(body.all ? { all: true } : {}),
    };
    return updated({ unread: await markNotificationsRead(deps, user.id, which, socketId) });
  });
}
