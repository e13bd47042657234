import { useState } from 'react';
import type { Macro, Ticket } from '@hamyar/contracts';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { useLocation, useNavigate } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { useRunMacroMutation } from '../../api/macro.api.ts';
import { fa } from '../../messages/fa.ts';
import { faMacros as text } from '../../messages/fa-staff-macros.ts';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { ticketOutcome } from '../../shared/ticket-outcome.ts';

/**
 * Runs macros on a ticket, and shows afterwards what each says: the ticket, the next one or the list. What somebody has
 * written meanwhile is asked about first (decisions 2.4 "Stale-send guard").
 */
export function useMacroRun(ticket: Ticket, onNext: () => void) {
  const [send] = useRunMacroMutation();
  const [running, setRunning] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const attempt = async (macro: Macro, client_key: string, force: boolean): Promise<void> => {
    const result = await send({ id: ticket.id, macro_id: macro.id, client_key, last_seen_seq: ticket.last_seq, force });
    const failure = failureOf(result);
    const { error } = ticketOutcome(ticket.id, result);
    if (failure?.code === 'STALE_TICKET') {
      const go = await confirm({
        title: text.staleTitle,
        message: text.staleMessage,
        yes: text.run,
        no: fa.cancel,
      });
      return go ? attempt(macro, client_key, true) : undefined;
    }
    if (error) return void toast.error(error.message);
    toast.success(text.done);
    if (macro.after === 'next') onNext();
    if (macro.after === 'list') navigate(`/tickets${search}`);
  };
  const run = async (macro: Macro) => {
    setRunning(true);
    await attempt(macro, newIdempotencyKey(), false).finally(() => setRunning(false));
  };
  return { run, running };
}
