import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { changeAnnouncement, createAnnouncement } from './announcement-change.service.ts';
import {
  deleteAnnouncement,
  endByHand,
  openAnnouncement,
  pageOfAnnouncements,
  pageOfReceipts,
  reachOf,
  versionsOfAnnouncement,
} from './announcement.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'announcement';

/** What a change of an announcement has done, in words. */
const SAID = {
  draft: messages.draftSaved,
  scheduled: messages.scheduled,
  live: messages.updated,
  ended: messages.ended,
};

/** The calls of those who write announcements (spec 7.7, decisions 2.13). */
export function announcementRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.announcementList, async ({ user, query }) => {
    const { rows, page } = await pageOfAnnouncements(deps, user, query);
    return list(rows, page);
  });
  host.route(contract.announcementReach, async ({ user, query }) => ok(await reachOf(deps, user, query)));
  host.route(contract.announcementGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openAnnouncement(deps, user, params.id));
  });
  host.route(contract.announcementStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createAnnouncement(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, body.publish ? messages.created : messages.draftSaved);
  });
  host.route(contract.announcementUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    const changed = await changeAnnouncement(deps, { user, ip }, params.id, body);
    return updated(changed, SAID[changed.state]);
  });
  host.route(contract.announcementEnd, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await endByHand(deps, { user, ip }, params.id, body.version), messages.ended);
  });
  host.route(contract.announcementDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteAnnouncement(deps, { user, ip }, params.id);
    return deleted(undefined, messages.deleted);
  });
  host.route(contract.announcementVersions, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await versionsOfAnnouncement(deps, user, params.id));
  });
  host.route(contract.announcementReceipts, async ({ user, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    const { rows, page } = await pageOfReceipts(deps, user, params.id, query);
    return list(rows, page);
  });
}
