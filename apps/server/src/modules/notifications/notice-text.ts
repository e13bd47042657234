import { truncate } from '@hamyar/persian';
import { fill } from '../../platform/http/messages.ts';
import type { TicketNoticeEvent } from '../tickets/public.ts';
import { messages } from './messages.ts';

/** What a sentence of the bell is made of. */
export interface NoticeFacts { subject: string; department: string; actor: string | null }

/** Letters of the subject that fit beside the sentence. */
const SUBJECT_SHOWN = 60;

/** The sentence of an event, or of several of them folded into one line. */
export function noticeText(event: TicketNoticeEvent, facts: NoticeFacts, { count, forCustomer }: { count: number; forCustomer: boolean }): string {
  const values = { subject: truncate(facts.subject, SUBJECT_SHOWN), department: facts.department, actor: facts.actor || messages.somebody, n: count };
  if (count > 1) {
    return fill(event === 'staff_replied' || event === 'customer_replied' ? messages.manyReplies : event === 'note' ? messages.manyNotes : messages.manyChanges, values);
  }
  return fill(event === 'created' && forCustomer ? messages.createdForYou : messages[event], values);
}
