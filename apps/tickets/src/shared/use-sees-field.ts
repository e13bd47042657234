import type { HideableTicketField, TicketExportColumn, TicketSort } from '@hamyar/contracts';
import { useSession } from '@hamyar/module-sdk';

/** Columns of files and orders of lists that show a field which the settings may hide. */
const SHOWN_BY: Partial<Record<TicketExportColumn | TicketSort, HideableTicketField>> = {
  organization: 'organization',
  customer_level: 'customer_level',
  satisfaction: 'satisfaction',
  sla_state: 'sla',
  sla_due_at: 'sla',
  sla_due: 'sla',
};

/** Whether a field of tickets, or what shows one, is not hidden from the person; the server answers it to nobody else. */
export function useSeesField(): (name: HideableTicketField | TicketExportColumn | TicketSort) => boolean {
  const { hidden_ticket_fields: hidden } = useSession();
  return (name) => !hidden.some((field) => field === name || SHOWN_BY[name as TicketSort] === field);
}
