import { NOTIFICATION_DAYS } from '@hamyar/contracts';
import { notificationText } from '../src/modules/tickets/public.ts';
import { DEPARTMENTS, type Company } from './company.ts';
import type { NumberedTicket } from './generate.ts';
import type { DemoValue } from '../src/platform/demo/demo-data.ts';
import type { SeedContent } from './ticket-builder.ts';
import { fullName } from './writing-style.ts';

const DAY = 86_400_000;

export const NOTIFICATION_COLUMNS = [
  'user_id',
  'event',
  'content',
  'link',
  'push',
  'ticket_id',
  'group_key',
  'created_at',
  'at',
  'seen_at',
  'read_at',
] as const;

/** Recipient and audience of a content's notification: replies go to the other side, an assignment to the assignee. */
function notificationFor(
  t: NumberedTicket,
  content: SeedContent,
): { event: 'staff_replied' | 'customer_replied' | 'assigned'; as: 'assignee' | 'owner'; user: number | null } | null {
  if (content.event?.name === 'assigned') return { event: 'assigned', as: 'assignee', user: t.assignee };
  if (content.type !== 'message' || content.seq === 1) return null;
  const requester = t.customer ?? t.owner;
  return content.author === requester
    ? { event: 'customer_replied', as: 'assignee', user: t.assignee }
    : { event: 'staff_replied', as: 'owner', user: requester };
}

/**
 * The notifications of one ticket from the last seven days; those up to the person's read position are read (spec
 * 2.49).
 */
export function notificationRows(t: NumberedTicket, { users }: Company, end: number): DemoValue[][] {
  return t.contents
    .filter((c) => c.at > end - NOTIFICATION_DAYS * DAY)
    .flatMap((content): DemoValue[][] => {
      const notification = notificationFor(t, content);
      if (notification === null || notification.user === null || notification.user === content.author) return [];
      const actor = content.author === null ? undefined : users[content.author - 1];
      const text = notificationText(
        notification.event,
        {
          subject: t.subject,
          department: DEPARTMENTS[t.department - 1]?.name ?? '',
          actor: actor ? fullName(actor) : null,
        },
        { count: 1, as: new Set([notification.as]) },
      );
      const read = t.reads.find((r) => r.user === notification.user && r.seq >= content.seq);
      const readAt = read ? new Date(Math.max(read.at, content.at)) : null;
      const at = new Date(content.at);
      return [
        [
          notification.user,
          notification.event,
          text,
          JSON.stringify({ type: 'ticket', value: t.id }),
          false,
          t.id,
          `ticket.${t.id}.${notification.event}`,
          at,
          at,
          readAt,
          readAt,
        ],
      ];
    });
}
