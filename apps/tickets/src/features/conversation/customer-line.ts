import type { TicketContent } from '@hamyar/contracts';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';
import { systemLine, type SystemLine } from './system-line.ts';

/**
 * The sentence of a system line for customers, who learn that their ticket was closed or opened again: by themselves, by
 * a colleague with a name, or by an employee, who is not named.
 */
export function customerLine(content: Pick<TicketContent, 'event' | 'author' | 'author_kind' | 'mine'>): SystemLine {
  const name = content.event?.name;
  const known = name === 'closed' || name === 'reopened';
  if (!known || (content.author && !content.mine)) return systemLine(content);
  const texts = faCustomer.lines;
  const ofSystem = name === 'closed' && content.author_kind === 'system';
  const text = content.mine
    ? { closed: texts.closedByYou, reopened: texts.reopenedByYou }[name]
    : ofSystem
      ? fa.events.autoClosed
      : texts[name];
  return { text, user: '', target: '' };
}
