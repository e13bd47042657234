import {
  userAnnouncementAck,
  userAnnouncementGet,
  userAnnouncementSeen,
  userAnnouncements,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { confirmAnnouncement, pageForReader, readAnnouncement } from './user-announcement.service.ts';

const ABOUT = 'announcement';

/** The calls of those whom announcements are for (spec 7.27). */
export function userAnnouncementRoutes(host: ModuleHost, deps: Deps): void {
  host.route(userAnnouncements, async ({ user, query }) => {
    const { rows, page } = await pageForReader(deps, user, query);
    return list(rows, page);
  });
  host.route(userAnnouncementGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await readAnnouncement(deps, user, params.id));
  });
  host.route(userAnnouncementSeen, async ({ user, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await confirmAnnouncement(deps, user, params.id, { ...body, acked: false }));
  });
  host.route(userAnnouncementAck, async ({ user, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await confirmAnnouncement(deps, user, params.id, { ...body, acked: true }), messages.acked);
  });
}
