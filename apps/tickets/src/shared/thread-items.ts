import type { TicketContent } from '@hamyar/contracts';
import { dayLabel, formatAt } from '@hamyar/dayjs-jalali';

/** One line of a conversation on the screen. */
export type ThreadItem =
  | { kind: 'day'; key: string; at: number; label: string }
  | { kind: 'unread'; key: 'unread' }
  | { kind: 'content'; key: string; content: TicketContent };

/**
 * The conversation with its day headings and, once, a line where the unread part begins. `readSeq` is the last sequence
 * that was read when the ticket was opened, so that the line does not move while the person reads; `now` is unix
 * seconds.
 */
export function threadItems(contents: readonly TicketContent[], readSeq: number, now: number): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day = '';
  let marked = readSeq === 0;
  for (const content of contents) {
    if (content.state === 'cancelled') continue;
    const today = formatAt(content.at, 'YYYY/MM/DD');
    if (today !== day)
      items.push({ kind: 'day', key: `day-${today}`, at: content.at, label: dayLabel(content.at, now) });
    day = today;
    if (!marked && content.seq > readSeq && !content.mine && content.type !== 'system') {
      items.push({ kind: 'unread', key: 'unread' });
      marked = true;
    }
    items.push({ kind: 'content', key: `content-${content.id}`, content });
  }
  return items;
}

/** The side of a content in the conversation: staff answers at the end, all others at the start. */
export function messageSide(content: TicketContent): 'out' | 'in' | 'note' {
  if (content.type === 'note') return 'note';
  return content.author_kind === 'employee' || content.author_kind === 'api' || content.author_kind === 'ai'
    ? 'out'
    : 'in';
}
