import { useTargetPath, useUser } from '@hamyar/module-sdk';

const afterLogin = (path: string): string => `/login?next=${encodeURIComponent(path)}`;

/** Ways to the tickets [2.28]: for a visitor through the login. Undefined where the person may not open them. */
export function useTicketSystem(): { tickets: string | undefined; newTicket: string | undefined } {
  const visitor = useUser() === null;
  const tickets = useTargetPath({ route: 'tickets' }) ?? undefined;
  const newTicket = useTargetPath({ route: 'tickets-new' }) ?? undefined;
  return visitor ? { tickets: afterLogin('/tickets'), newTicket: afterLogin('/tickets/new') } : { tickets, newTicket };
}
