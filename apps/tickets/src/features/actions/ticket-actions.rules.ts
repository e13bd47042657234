import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';

/** What the head of a ticket offers. */
export type HeadAction = 'claim' | 'assign' | 'release' | 'transfer' | 'set_in_progress' | 'close' | 'reopen' | 'follow' | 'unfollow' | 'history' | 'copy_link';

/**
 * Which actions stand as buttons and which in the menu. The server says what is allowed (decisions 2.2); this only sorts:
 * what moves the work on stands in sight, at most three, closing last.
 */
export function headActions(ticket: Pick<Ticket, 'actions' | 'status' | 'followed'>): { buttons: HeadAction[]; menu: HeadAction[] } {
  const may = (action: Ticket['actions'][number]) => ticket.actions.includes(action);
  const closed = ticket.status === TICKET_STATUS.closed;
  const first: HeadAction[] = may('claim') ? ['claim'] : may('set_in_progress') && ticket.status === TICKET_STATUS.open ? ['set_in_progress'] : [];
  const last: HeadAction[] = closed ? (may('reopen') ? ['reopen'] : []) : may('close') ? ['close'] : [];
  const buttons: HeadAction[] = [...first, ...(may('transfer') ? ['transfer' as const] : []), ...last];
  const rest: HeadAction[] = [
    ...(may('assign') ? ['assign' as const] : []), ...(may('set_in_progress') ? ['set_in_progress' as const] : []), ...(may('release') ? ['release' as const] : []),
    ...(ticket.followed === undefined ? [] : [ticket.followed ? ('unfollow' as const) : ('follow' as const)]), 'history', 'copy_link',
  ];
  return { buttons, menu: rest.filter((action) => !buttons.includes(action)) };
}
