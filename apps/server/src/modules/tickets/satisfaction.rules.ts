import { isRateable, type RateableTicket } from '@hamyar/domain';

/** Whether there is still something to ask: the ticket is closed, and nobody has rated it since. */
export const waitsForVote = (ticket: RateableTicket & { satisfaction: number; customer_id: number | null }): boolean =>
  ticket.satisfaction === 0 && ticket.customer_id !== null && isRateable(ticket);
