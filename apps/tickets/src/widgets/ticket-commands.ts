import { routeCommands, type RouteCommand } from '@hamyar/module-kit/commands';
import type { Command, SlotFunction } from '@hamyar/module-sdk';
import { faStaff } from '../messages/fa-staff.ts';
import { openTicketCommands } from '../shared/open-ticket-commands.ts';

const { commands } = faStaff;

/** Opens one view of the list. */
const view = (name: 'mine' | 'unassigned' | 'urgent' | 'unread'): RouteCommand => ({
  id: `tickets-${name}`,
  route: 'tickets',
  search: { view: name },
  title: commands[name],
  keywords: commands.words[name],
  icon: 'ticket',
});

/** The commands of the ticket that is open. */
const ofOpenTicket = (): Command[] => {
  const open = openTicketCommands();
  return open.actions.map((action) => ({
    id: `ticket-${action}`,
    title: commands.open[action],
    keywords: commands.openWords[action],
    icon: 'ticket',
    run: () => open.run(action),
  }));
};

/** Commands of the palette: what can be done with the open ticket, and the views of the list. The pages of the menu are
 * in the palette already. */
export const ticketCommands: SlotFunction<'command/v1'> = () => [
  ...ofOpenTicket(),
  ...routeCommands([view('mine'), view('unassigned'), view('urgent'), view('unread')]),
];
