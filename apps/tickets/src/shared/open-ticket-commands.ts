import { useEffect, useEffectEvent } from 'react';
import type { Ticket } from '@hamyar/contracts';

/** Actions of the open ticket that the palette offers, in this order. */
const ACTIONS = [
  'reply',
  'note',
  'claim',
  'assign',
  'transfer',
  'close',
  'reopen',
] as const satisfies Ticket['actions'];
/** `macro` is offered to everybody who may write a note. */
export type OpenTicketAction = (typeof ACTIONS)[number] | 'macro';

/** What the palette can do with the ticket that is open. */
interface OpenTicketCommands {
  actions: readonly OpenTicketAction[];
  run(action: OpenTicketAction): void;
}

const NONE: OpenTicketCommands = { actions: [], run: () => undefined };
let current = NONE;

/** The commands of the ticket that is open now. */
export const openTicketCommands = (): OpenTicketCommands => current;

/** Offers the actions of the open ticket to the palette while its conversation is shown. */
export function useOpenTicketCommands(allowed: Ticket['actions'], run: OpenTicketCommands['run']): void {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    const mine: OpenTicketCommands = {
      actions: [
        ...ACTIONS.filter((action) => allowed.includes(action)),
        ...(allowed.includes('note') ? (['macro'] as const) : []),
      ],
      run: (action) => runNow(action),
    };
    current = mine;
    return () => {
      if (current === mine) current = NONE;
    };
  }, [allowed]);
}
