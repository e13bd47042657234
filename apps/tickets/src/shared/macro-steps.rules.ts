import { TICKET_STATUS, type MacroStep, type Ticket } from '@hamyar/contracts';

type Action = Ticket['actions'][number];

/** What a person must be allowed to do on a ticket for a step; one of several is enough. Null: whoever sees it may. */
function actionsFor(step: MacroStep): readonly Action[] | null {
  switch (step.type) {
    case 'status':
      return step.status === TICKET_STATUS.closed ? ['close'] : ['set_in_progress', 'reopen'];
    case 'importance':
      return ['importance'];
    case 'department':
      return ['transfer'];
    case 'assignee':
      return step.to === 'nobody' ? ['release'] : step.to === 'me' ? ['claim', 'assign'] : ['assign'];
    case 'note':
      return ['note'];
    case 'reply':
      return ['reply'];
    case 'share':
      return ['share'];
    case 'category':
    case 'service':
    case 'tags':
      return ['fields'];
    case 'todo':
      return null;
  }
}

/** After these the person may have other rights on the ticket than now. */
const CHANGE_RIGHTS: ReadonlySet<MacroStep['type']> = new Set(['assignee', 'reply', 'department']);

/**
 * Whether the person may do the steps on the ticket, as far as it is known before they run: up to the first one that
 * changes the rights. The server decides; this is only shown before.
 */
export function mayRun(steps: readonly MacroStep[], { actions }: Pick<Ticket, 'actions'>): boolean {
  const changing = steps.findIndex(({ type }) => CHANGE_RIGHTS.has(type));
  const known = changing < 0 ? steps : steps.slice(0, changing + 1);
  return known.every((step) => actionsFor(step)?.some((action) => actions.includes(action)) ?? true);
}
