import { useRef, useState } from 'react';
import type { Macro, Ticket } from '@hamyar/contracts';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { useLocation, useNavigate } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { useRunMacroMutation } from '../../api/macro.api.ts';
import { fa } from '../../messages/fa.ts';
import { faMacros as text } from '../../messages/fa-staff-macros.ts';
import { mayBeDone, newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { ticketOutcome } from '../../shared/ticket-outcome.ts';

/** `failed`: refused; `unknown`: it may have run; `stopped`: by the person, who was asked. */
type RunResult = 'done' | 'failed' | 'unknown' | 'stopped';

/**
 * Runs macros on a ticket, and shows afterwards what each says: the ticket, the next one or the list. What somebody has
 * written meanwhile is asked about first (decisions 2.4 "Stale-send guard"). A run whose answer is lost keeps its key:
 * pressed again, it is done once.
 */
export function useMacroRun(ticket: Ticket, onNext: () => void) {
  const [send] = useRunMacroMutation();
  const [running, setRunning] = useState(false);
  const keys = useRef(new Map<string, string>());
  const navigate = useNavigate();
  const { search } = useLocation();
  const attempt = async (macro: Macro, client_key: string, force: boolean): Promise<RunResult> => {
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
      return go ? attempt(macro, client_key, true) : 'stopped';
    }
    if (error) {
      toast.error(error.message);
      return failure && mayBeDone(failure) ? 'unknown' : 'failed';
    }
    toast.success(text.done);
    if (macro.after === 'next') onNext();
    if (macro.after === 'list') navigate(`/tickets${search}`);
    return 'done';
  };
  const run = async (macro: Macro): Promise<RunResult> => {
    const name = `${ticket.id}:${macro.id}`;
    const key = keys.current.get(name) ?? newIdempotencyKey();
    keys.current.set(name, key);
    setRunning(true);
    const result = await attempt(macro, key, false).finally(() => setRunning(false));
    if (result !== 'unknown') keys.current.delete(name);
    return result;
  };
  return { run, running };
}
