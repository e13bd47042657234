import type { TicketContent, UploadedAttachment } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureOf } from '@hamyar/store';
import { useDeleteTicketContentMutation } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { ticketFailureText } from './api-errors.ts';

/** The key of the toast about a reply in its undo window: what became of the reply takes its place. */
export const undoToastKey = ({ id }: Pick<TicketContent, 'id'>): string => `reply-${id}`;

/**
 * Cancels a reply inside its undo window (decisions 2.4). Resolves to its files, which can be sent again; to null, with
 * the reason on the screen, when it was not cancelled.
 */
export function useUndoSend(ticketId: number) {
  const [remove, { isLoading }] = useDeleteTicketContentMutation();
  const undoSend = async (content: Pick<TicketContent, 'id'>): Promise<UploadedAttachment[] | null> => {
    const key = undoToastKey(content);
    const answer = await remove({ ticket_id: ticketId, ticket_content_id: content.id, undo: true });
    const failure = failureOf(answer);
    if (failure) (failure.status === 'NOK' ? toast.warning : toast.error)(ticketFailureText(failure), { key });
    else toast.success(fa.thread.undone, { key });
    return failure ? null : (answer.data?.attachments ?? []);
  };
  return { undoSend, undoing: isLoading };
}
