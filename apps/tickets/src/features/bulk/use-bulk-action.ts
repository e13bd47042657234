import { useState } from 'react';
import type { RowFailure, TicketRow } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { fill } from '@hamyar/persian';
import { useMultipleTicketActionMutation } from '../../api/ticket-bulk.api.ts';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { undoOf, type BulkAction, type BulkOutcome } from './bulk-action.ts';

/** An action of which some tickets were left alone. */
export interface BulkResult {
  action: BulkAction;
  done: number;
  failed: readonly RowFailure[];
  /** The rows as they were when it began: one that is out of sight now still has its number. */
  rows: readonly TicketRow[];
}

/** Sends actions on several tickets, and shows what came of them. */
export interface BulkSender {
  run(action: BulkAction, rows: readonly TicketRow[], shownBy?: 'toast' | 'caller'): Promise<BulkOutcome>;
  sending: boolean;
  /** Shown until it is dismissed; null where all were done. */
  result: BulkResult | null;
  dismiss(): void;
}

/** `onDone` is called as soon as nothing of the selection is left to be done. */
export function useBulkAction(onDone: () => void): BulkSender {
  const [send, { isLoading }] = useMultipleTicketActionMutation();
  const [result, setResult] = useState<BulkResult | null>(null);

  const undo = async (action: BulkAction, ticket_ids: number[]) => {
    const { data, error } = await send({ ticket_ids, ...action });
    if (error !== undefined) toast.error(failureText(error));
    else if (data.failed.length > 0) toast.error(fill(text.failed, { n: data.failed.length }));
    else toast.success(text.undone);
  };

  const run: BulkSender['run'] = async (action, rows, shownBy = 'toast') => {
    const { data, error } = await send({ ticket_ids: rows.map(({ id }) => id), ...action });
    if (error !== undefined) {
      if (shownBy === 'toast') toast.error(failureText(error));
      return { error };
    }
    const { done, failed, batch_id } = data;
    setResult(failed.length === 0 ? null : { action, done: done.length, failed, rows });
    if (failed.length > 0) return { data: true };
    const back = undoOf(action);
    if (batch_id !== null) toast.info(fill(text.started, { n: rows.length }));
    else
      toast.success(
        fill(text.done, { n: done.length }),
        back ? { action: { label: text.undo, onAction: () => void undo(back, done) } } : undefined,
      );
    onDone();
    return { data: true };
  };
  return { run, sending: isLoading, result, dismiss: () => setResult(null) };
}
