import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';

/** What the head of a ticket offers. */
export type HeaderAction =
  | 'claim'
  | 'assign'
  | 'release'
  | 'transfer'
  | 'set_in_progress'
  | 'close'
  | 'reopen'
  | 'follow'
  | 'unfollow'
  | 'history'
  | 'copy_link';

/**
 * Which actions stand as buttons and which in the menu. The server says what is allowed (decisions 2.2); this only sorts:
 * two in sight, so that the subject keeps its room: what moves the work on, and closing. A ticket that a colleague has is
 * handed on rather than taken.
 */
export function headerActions(ticket: Pick<Ticket, 'actions' | 'status' | 'followed' | 'assignee'>): {
  buttons: HeaderAction[];
  menu: HeaderAction[];
} {
  const may = (action: Ticket['actions'][number]) => ticket.actions.includes(action);
  const closed = ticket.status === TICKET_STATUS.closed;
  const all: HeaderAction[] = [
    ...(may('claim') ? ['claim' as const] : []),
    ...(may('transfer') ? ['transfer' as const] : []),
    ...(may('assign') ? ['assign' as const] : []),
    ...(may('set_in_progress') ? ['set_in_progress' as const] : []),
    ...(may('release') ? ['release' as const] : []),
    ...(ticket.followed === undefined ? [] : [ticket.followed ? ('unfollow' as const) : ('follow' as const)]),
    'history',
    'copy_link',
  ];
  const first: HeaderAction | undefined =
    may('claim') && !ticket.assignee
      ? 'claim'
      : (['transfer', 'assign', 'set_in_progress'] as const).find((action) => all.includes(action));
  const last: HeaderAction | undefined = closed
    ? may('reopen')
      ? 'reopen'
      : undefined
    : may('close')
      ? 'close'
      : undefined;
  const buttons: HeaderAction[] = [first, last].filter((action) => action !== undefined);
  return { buttons, menu: all.filter((action) => !buttons.includes(action)) };
}
