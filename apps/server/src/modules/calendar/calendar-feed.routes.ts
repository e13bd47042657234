import {
  calendarExport,
  calendarFeedDelete,
  calendarFeedFile,
  calendarFeedGet,
  calendarFeedStore,
} from '@hamyar/contracts/schemas';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { blob, created, deleted, ok } from '../../platform/http/outcome.ts';
import { feedMadeAt } from './calendar-feed.repository.ts';
import { calendarFile, endFeed, makeFeed, readFeed } from './calendar-feed.service.ts';
import { messages } from './messages.ts';

const asFile = (content: Buffer) =>
  blob(content, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-length': String(content.length),
    'content-disposition': 'attachment; filename="calendar.ics"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });

/** The calls of files and subscription addresses. */
export function calendarFeedRoutes(host: ModuleHost, deps: Deps): void {
  host.route(calendarExport, async ({ user, query }) =>
    asFile(await calendarFile(deps, user, { start: query.start_date, end: query.end_date })),
  );
  host.route(calendarFeedGet, async ({ user }) => ok({ created_at: unixSeconds(await feedMadeAt(deps.db, user.id)) }));
  host.route(calendarFeedStore, async ({ user, ip, session }) => {
    const token = await makeFeed(deps, { user, ip }, session);
    return created({ path: `/api/calendarFeed/${token}/calendar.ics` }, messages.feedMade);
  });
  host.route(calendarFeedDelete, async ({ user, ip }) => {
    await endFeed(deps, { user, ip });
    return deleted(undefined, messages.feedEnded);
  });
  host.route(calendarFeedFile, async ({ params }) => asFile(await readFeed(deps, params.token)));
}
