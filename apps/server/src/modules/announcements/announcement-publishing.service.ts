import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertAnnouncementVersion, updateAnnouncement, type AnnouncementRecord } from './announcement.repository.ts';
import { countSent } from './audience.repository.ts';

type JobDeps = Pick<Deps, 'clock' | 'jobs'>;

/** Key of the job that starts an announcement, or ends it. */
const jobKey = (id: number, what: 'start' | 'end'): string => `announcement.${what}:${id}`;

/** Lets people read a new version. With `reset` everybody has to see it again, and is notified. */
export async function beginAnnouncementVersion(
  deps: JobDeps,
  trx: Trx,
  current: AnnouncementRecord,
  { reset, editorId }: { reset: boolean; editorId: number | null },
): Promise<void> {
  const { id, title, body_html, importance } = current;
  const number = current.version_number + 1;
  const now = deps.clock.now();
  await insertAnnouncementVersion(trx, {
    ...{ announcement_id: id, number, title, body_html, importance, reset },
    ...{ editor_id: editorId, created_at: now },
  });
  await updateAnnouncement(trx, id, { version_number: number, ...(reset && { reset_number: number }) });
}

/** Counts the people of an announcement again, and notifies those who have not been yet. */
export async function reachAnew(deps: JobDeps, trx: Trx, id: number): Promise<void> {
  await updateAnnouncement(trx, id, { sent_count: await countSent(trx, id) });
  await deps.jobs.add(trx, 'announcement.notify', { id, after: 0 }, { key: `announcement.notify:${id}` });
}

/** Shows an announcement to its people from now on. The caller has locked it and checked the right. */
export async function startAnnouncement(deps: JobDeps, trx: Trx, current: AnnouncementRecord): Promise<void> {
  const now = deps.clock.now();
  // what was to start earlier starts when people really get it
  await updateAnnouncement(trx, current.id, { state: 'live', start_at: now, updated_at: now });
  await beginAnnouncementVersion(deps, trx, current, { reset: true, editorId: current.created_by_id });
  await deps.jobs.remove(trx, jobKey(current.id, 'start'));
  await planEnd(deps, trx, current.id, current.end_at);
  await reachAnew(deps, trx, current.id);
}

/** Starts an announcement at its moment. */
export async function planStart(deps: JobDeps, trx: Trx, id: number, at: Date | null): Promise<void> {
  if (at === null) await deps.jobs.remove(trx, jobKey(id, 'start'));
  else await deps.jobs.add(trx, 'announcement.start', { id }, { key: jobKey(id, 'start'), runAt: at });
}

/** Ends an announcement at its moment, or not by itself. */
export async function planEnd(deps: JobDeps, trx: Trx, id: number, at: Date | null): Promise<void> {
  if (at === null) await deps.jobs.remove(trx, jobKey(id, 'end'));
  else await deps.jobs.add(trx, 'announcement.end', { id }, { key: jobKey(id, 'end'), runAt: at });
}

/** Takes an announcement away from its people; its numbers stay as they are now. */
export async function endAnnouncement(deps: JobDeps, trx: Trx, { id }: Pick<AnnouncementRecord, 'id'>): Promise<void> {
  const now = deps.clock.now();
  const sent = await countSent(trx, id);
  await updateAnnouncement(trx, id, { state: 'ended', end_at: now, sent_count: sent, updated_at: now });
  await planStart(deps, trx, id, null);
  await planEnd(deps, trx, id, null);
}
