import type { TicketContent } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureOf } from '@hamyar/store';
import { useDeleteTicketContentMutation } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { ticketFailureText } from './api-errors.ts';

/** The key of the toast about a reply in its undo window: what became of the reply takes its place. */
export const undoToastKey = ({ id }: Pick<TicketContent, 'id'>): string => `reply-${id}`;

/**
 * Cancels a reply inside its undo window (decisions 2.4). Resolves to true when it was cancelled; the reason is shown
 * otherwise.
 */
export function useUndoSend(ticketId: number) {
  const [remove, { isLoading }] = useDeleteTicketContentMutation();
  const undoSend = async (content: Pick<TicketContent, 'id'>): Promise<boolean> => {
    const key = undoToastKey(content);
    const failure = failureOf(await remove({ ticket_id: ticketId, ticket_content_id: content.id, undo: true }));
    if (failure) (failure.status === 'NOK' ? toast.warning : toast.error)(ticketFailureText(failure), { key });
    else toast.success(fa.thread.undone, { key });
    return !failure;
  };
  return { undoSend, undoing: isLoading };
}
