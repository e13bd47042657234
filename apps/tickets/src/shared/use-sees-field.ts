import { FIELD_SAID_BY, type HideableTicketField, type TicketColumn, type TicketSort } from '@hamyar/contracts';
import { useSession } from '@hamyar/module-sdk';

/** Whether a field of tickets, or what shows one, is not hidden from the person; the server answers it to nobody else. */
export function useSeesField(): (name: HideableTicketField | TicketColumn | TicketSort) => boolean {
  const { hidden_ticket_fields: hidden } = useSession();
  return (name) => !hidden.some((field) => field === name || FIELD_SAID_BY[name as TicketSort] === field);
}
