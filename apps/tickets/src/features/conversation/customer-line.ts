import type { TicketContent } from '@hamyar/contracts';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';
import { ticketNumber, type SystemLine } from './system-line.ts';

const MERGE_LINES = ['merged', 'merged_into', 'unmerged', 'unmerged_from'] as const;
const isAboutMerge = (name: string): name is (typeof MERGE_LINES)[number] =>
  (MERGE_LINES as readonly string[]).includes(name);

/**
 * The sentence of a system line for customers, who learn that their ticket was merged or separated, and that it was closed or opened again: by themselves, by
 * a colleague with a name, or by an employee, who is not named.
 */
export function customerLine(content: Pick<TicketContent, 'event' | 'author' | 'author_kind' | 'mine'>): SystemLine {
  const name = content.event?.name;
  if (name !== undefined && isAboutMerge(name))
    return { text: faCustomer.lines[name], user: '', target: ticketNumber(content.event?.to ?? '') };
  const known = name === 'closed' || name === 'reopened';
  if (!known || (content.author && !content.mine))
    return {
      text: known ? fa.events[name] : fa.events.other,
      user: content.author?.name || fa.thread.system,
      target: '',
    };
  const texts = faCustomer.lines;
  const ofSystem = name === 'closed' && content.author_kind === 'system';
  const text = content.mine
    ? { closed: texts.closedByYou, reopened: texts.reopenedByYou }[name]
    : ofSystem
      ? fa.events.autoClosed
      : texts[name];
  return { text, user: '', target: '' };
}
