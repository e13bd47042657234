import { isolate } from '@hamyar/persian';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { claimOnce } from '../../platform/jobs/effect.repository.ts';
import { writeNotifications } from '../notifications/public.ts';
import { endAnnouncement, startAnnouncement } from './announcement-publishing.service.ts';
import { dueAnnouncements, listLive, lockAnnouncement, updateSentCount } from './announcement.repository.ts';
import { countSent, nextRecipients } from './audience.repository.ts';
import { messages } from './messages.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Shows a scheduled announcement at its moment. */
    'announcement.start': { id: number };
    /** Ends a live announcement at its moment. */
    'announcement.end': { id: number };
    /** Notifies the next people of a live announcement. */
    'announcement.notify': { id: number; after: number };
    /** Start and end of what was missed, such as by a clock that was set. */
    'announcement.clock': Record<string, never>;
    /** Counts the people of live announcements again. */
    'announcement.count': Record<string, never>;
  }
}

/** People who are notified in one transaction. */
const BATCH = 500;

/** Does what is due: the row decides, a job is only a hint. */
async function runDue(deps: Deps, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const current = await lockAnnouncement(trx, id);
    const now = deps.clock.now();
    if (current?.state === 'scheduled' && current.start_at && current.start_at <= now)
      await startAnnouncement(deps, trx, current);
    else if (current?.state === 'live' && current.end_at && current.end_at <= now)
      await endAnnouncement(deps, trx, current);
  });
}

/** Writes the notifications of the next people, each person once for each version that everybody has to see. */
async function notifyNext(deps: Deps, { id, after }: { id: number; after: number }): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const current = await lockAnnouncement(trx, id);
    if (current?.state !== 'live') return;
    const people = await nextRecipients(trx, id, after, BATCH);
    const keyOf = (person: number) => `announcement:${id}:${current.reset_number}:${person}`;
    const fresh = await claimOnce(trx, people.map(keyOf), deps.clock.now());
    const recipients = new Map(
      people.filter((person) => fresh.has(keyOf(person))).map((person) => [person, new Set(['owner'] as const)]),
    );
    const text = current.reset_number > 1 ? messages.changed : messages.published;
    const content = fillMessage(text, { title: isolate(current.title) });
    await writeNotifications(deps, trx, {
      event: 'announcement',
      recipients,
      content: () => content,
      link: { type: 'announcement', value: id },
      ticketId: null,
      groupKey: null,
      only: [
        ...(current.channels.includes('push') ? (['browser'] as const) : []),
        ...(current.channels.includes('email') ? (['email'] as const) : []),
      ],
    });
    const last = people.at(-1);
    if (people.length === BATCH && last !== undefined)
      await deps.jobs.add(trx, 'announcement.notify', { id, after: last });
  });
}

/** Registers what happens with announcements by the clock, and their notifications. */
export function registerAnnouncementJobs(deps: Deps): void {
  deps.jobs.handle('announcement.start', ({ id }) => runDue(deps, id));
  deps.jobs.handle('announcement.end', ({ id }) => runDue(deps, id));
  deps.jobs.handle('announcement.notify', (payload) => notifyNext(deps, payload));
  deps.jobs.handle('announcement.clock', async () => {
    for (const id of await dueAnnouncements(deps.db, deps.clock.now())) await runDue(deps, id);
  });
  deps.jobs.schedule('* * * * *', 'announcement.clock');
  deps.jobs.handle('announcement.count', async () => {
    for (const id of await listLive(deps.db)) await updateSentCount(deps.db, id, await countSent(deps.db, id));
  });
  deps.jobs.schedule('17 * * * *', 'announcement.count');
}
