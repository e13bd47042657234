import { routeCommands, type RouteCommand } from '@hamyar/module-kit/commands';
import type { SlotFunction } from '@hamyar/module-sdk';
import { faStaff } from '../messages/fa-staff.ts';

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

/** Commands of the palette: the views of the list, and a new ticket. */
export const ticketCommands: SlotFunction<'command/v1'> = () =>
  routeCommands([
    { route: 'tickets-new', title: commands.newTicket, keywords: commands.words.newTicket, icon: 'plus' },
    view('mine'),
    view('unassigned'),
    view('urgent'),
    view('unread'),
  ]);
