import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { NotificationMail } from '../notifications/public.ts';
import { settingsOf } from '../settings/public.ts';
import { ratingMailMessages as messages } from './messages.ts';
import { ratingToken } from './satisfaction-link.rules.ts';
import { waitsForVote } from './satisfaction.rules.ts';
import { setAskedAt } from './satisfaction.repository.ts';
import type { TicketFacts } from './ticket-participants.repository.ts';
import { ticketMail } from './ticket-mail.service.ts';
import { findTicket } from './ticket.repository.ts';

/**
 * The mail that asks the customer about a closing, with a link for each face; null when there is nothing to ask any more
 * (decisions 2.21).
 */
export async function satisfactionRequest(
  deps: Deps,
  trx: Trx,
  { ticketId, closedAt }: { ticketId: number; closedAt: number },
  facts: TicketFacts,
): Promise<NotificationMail | null> {
  const ticket = await findTicket(trx, ticketId);
  if (!ticket || !waitsForVote(ticket) || unixSeconds(ticket.closed_at) !== closedAt) return null;
  if (ticket.close_reason === 'no_answer') {
    const { generalTicketSettings } = await settingsOf(deps).current(trx);
    if (!generalTicketSettings.satisfaction_after_no_answer) return null;
    await setAskedAt(trx, ticketId, deps.clock.now());
  }
  const token = ratingToken(deps.secrets, { ticketId, customerId: ticket.customer_id!, closedAt });
  return {
    ...ticketMail('satisfaction_request', ticketId, facts, { content: null, signature: null }),
    path: '/rating/',
    secret: {
      token,
      label: messages.rate,
      choices: messages.levels.map((label, index) => ({ query: `?vote=${index + 1}`, label })),
    },
  };
}
