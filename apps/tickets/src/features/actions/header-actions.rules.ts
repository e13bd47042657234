import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';

/** The actions in the header of a ticket. */
export type HeaderAction =
  | 'claim'
  | 'assign'
  | 'release'
  | 'transfer'
  | 'share'
  | 'leave'
  | 'set_in_progress'
  | 'close'
  | 'reopen'
  | 'follow'
  | 'unfollow'
  | 'history'
  | 'copy_link'
  | 'print'
  | 'merge'
  | 'link'
  | 'unmerge'
  | 'lock'
  | 'unlock'
  | 'spam'
  | 'not_spam'
  | 'delete';

/**
 * Chooses which actions are buttons and which are in the menu. The server decides what is allowed (decisions 2.2); this
 * only sorts. Two buttons are visible, so that the subject has enough space: the action that continues the work, and
 * closing. A colleague's ticket is assigned or transferred rather than claimed. Who may not share it may leave it.
 */
export function headerActions(
  ticket: Pick<Ticket, 'actions' | 'status' | 'followed' | 'assignee' | 'shares'>,
  ownId: number,
): {
  buttons: HeaderAction[];
  menu: HeaderAction[];
} {
  const may = (action: Ticket['actions'][number]) => ticket.actions.includes(action);
  const closed = ticket.status === TICKET_STATUS.closed;
  const all: HeaderAction[] = [
    ...(may('claim') ? ['claim' as const] : []),
    ...(may('transfer') ? ['transfer' as const] : []),
    ...(may('assign') ? ['assign' as const] : []),
    ...(may('share') ? ['share' as const] : []),
    ...(ticket.shares?.some(({ id }) => id === ownId) && !may('share') ? ['leave' as const] : []),
    ...(may('set_in_progress') ? ['set_in_progress' as const] : []),
    ...(may('release') ? ['release' as const] : []),
    ...(ticket.followed === undefined ? [] : [ticket.followed ? ('unfollow' as const) : ('follow' as const)]),
    ...(may('merge') ? (['merge', 'link'] as const) : []),
    ...(may('unmerge') ? ['unmerge' as const] : []),
    'history',
    'copy_link',
    'print',
    ...(may('lock') ? ['lock' as const] : []),
    ...(may('unlock') ? ['unlock' as const] : []),
    ...(may('spam') ? ['spam' as const] : []),
    ...(may('not_spam') ? ['not_spam' as const] : []),
    ...(may('delete') ? ['delete' as const] : []),
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
