export { measureAnswerTimes } from './answer-time.repository.ts';
export { can as canOnTicket, scope as ticketScopeOf, TICKET_SOURCE } from './ticket.policy.ts';
export { findTicket, policyTicket } from './ticket.repository.ts';
export type { TicketRecord } from './ticket.repository.ts';
export type { TicketNotificationEvent } from './ticket.job.ts';
export { notificationText } from './ticket-notification-text.ts';
