import { useTargetPath, useUser } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';

const afterLogin = (path: string): string => `/login?next=${encodeURIComponent(path)}`;

interface TicketSystem {
  tickets: string | undefined;
  newTicket: string | undefined;
  /** What the link to the tickets says: who has logged in goes back to them. */
  label: string;
}

/** Ways to the tickets [2.28]: for a visitor through the login. Undefined where the person may not open them. */
export function useTicketSystem(): TicketSystem {
  const visitor = useUser() === null;
  const tickets = useTargetPath({ route: 'tickets' }) ?? undefined;
  const newTicket = useTargetPath({ route: 'tickets-new' }) ?? undefined;
  if (!visitor) return { tickets, newTicket, label: fa.help.backToTickets };
  return { tickets: afterLogin('/tickets'), newTicket: afterLogin('/tickets/new'), label: fa.help.toTickets };
}
