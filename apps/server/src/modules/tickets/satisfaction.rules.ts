import { isRateable } from '@hamyar/domain';
import { policyTicket, type TicketRecord } from './ticket.repository.ts';

/** Whether there is still something to ask: the ticket is closed, and nobody has rated it since. */
export const waitsForVote = (ticket: TicketRecord): boolean =>
  ticket.satisfaction === 0 && ticket.customer_id !== null && isRateable(policyTicket(ticket));
