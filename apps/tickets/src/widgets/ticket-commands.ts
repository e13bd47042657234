import { getPlatform, targetPath, type Command, type SlotFunction } from '@hamyar/module-sdk';
import { faStaff } from '../messages/fa-staff.ts';

const { commands } = faStaff;

/** What one may do from the command palette: the views of the desk, and a new ticket. */
export const ticketCommands: SlotFunction<'command/v1'> = () => [
  ...go('tickets-new', commands.newTicket, commands.words.newTicket, 'plus', 'tickets-new'),
  ...go('tickets-mine', commands.mine, commands.words.mine, 'tickets', 'tickets', { view: 'mine' }),
  ...go('tickets-unassigned', commands.unassigned, commands.words.unassigned, 'tickets', 'tickets', {
    view: 'unassigned',
  }),
  ...go('tickets-urgent', commands.urgent, commands.words.urgent, 'tickets', 'tickets', { view: 'urgent' }),
  ...go('tickets-unread', commands.unread, commands.words.unread, 'tickets', 'tickets', { view: 'unread' }),
];

/** No command without the right to its route. */
function go(
  id: string,
  title: string,
  keywords: readonly string[],
  icon: string,
  route: string,
  search?: Record<string, string>,
): Command[] {
  const path = targetPath({ route, ...(search ? { search } : {}) });
  return path === null ? [] : [{ id, title, keywords, icon, run: () => getPlatform().navigate(path) }];
}
