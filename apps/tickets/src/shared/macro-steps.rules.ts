import { TICKET_STATUS, type MacroStep, type Ticket } from '@hamyar/contracts';

type Action = Ticket['actions'][number];

/** What a person must be allowed to do on a ticket for a step; one of several is enough. */
function actionsFor(step: MacroStep): readonly Action[] {
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
  }
}

/** Whether the person may do every step on the ticket now; the server decides, this is only shown before. */
export const mayRun = (steps: readonly MacroStep[], { actions }: Pick<Ticket, 'actions'>): boolean =>
  steps.every((step) => actionsFor(step).some((action) => actions.includes(action)));
