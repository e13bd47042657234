import { momentLabel } from '@hamyar/dayjs-jalali';
import { isolate } from '@hamyar/persian';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { claimOnce, dropClaims } from '../../platform/jobs/effect.repository.ts';
import { writeNotifications } from '../notifications/public.ts';
import { businessZone } from '../settings/public.ts';
import { INVITED } from './calendar-event.service.ts';
import { findRemindingEvents, type RemindingEvent } from './event-reminder.repository.ts';
import { dueReminders } from './event-reminder.rules.ts';
import { messages } from './messages.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Reminds people of events that begin soon. */
    'calendar.remind': Record<string, never>;
    /** Forgets which reminders and invitations were sent long ago. */
    'calendar.forget': Record<string, never>;
  }
}

const CLAIM = 'notice:calendar_reminder:';
const DAY = 86_400_000;

/** Every minute, and once a day what nobody needs any more. */
export function registerEventReminders(deps: Deps): void {
  deps.jobs.handle('calendar.remind', () => remindOfEvents(deps));
  deps.jobs.schedule('* * * * *', 'calendar.remind');
  deps.jobs.handle('calendar.forget', async () => {
    const before = new Date(deps.clock.now().getTime() - 30 * DAY);
    for (const claims of [CLAIM, INVITED]) await dropClaims(deps.db, claims, before);
  });
  deps.jobs.schedule('23 2 * * *', 'calendar.forget');
}

const timesOf = ({ start_at, end_at, ...event }: RemindingEvent) => ({
  ...event,
  start: unixSeconds(start_at),
  end: unixSeconds(end_at),
});

/** Reminds the owner and the attendees of each event whose reminder is due, once for each reminder. */
async function remindOfEvents(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const zone = await businessZone(deps);
  await withTransaction(deps.db, async (trx) => {
    // a day before: the end of an event lies after its start, and only times that begin soon are due
    for (const event of await findRemindingEvents(trx, new Date(now.getTime() - DAY), now))
      for (const { start, minutes } of dueReminders(timesOf(event), unixSeconds(now), zone)) {
        const keys = minutes.map((before) => `${CLAIM}${event.id}:${start}:${before}`);
        if ((await claimOnce(trx, keys, now)).size === 0) continue;
        await writeNotifications(deps, trx, {
          event: 'calendar_reminder',
          recipients: new Map(event.people.map((id) => [id, new Set(['owner'] as const)])),
          content: () =>
            fillMessage(messages.reminder, {
              title: isolate(event.title),
              when: momentLabel(start, unixSeconds(now), zone),
            }),
          link: { type: 'calendar_event', value: event.id },
          ticketId: null,
          groupKey: null,
        });
      }
  });
}
