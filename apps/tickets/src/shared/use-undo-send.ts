import type { TicketContent, UploadedAttachment } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureOf, isUnreachable } from '@hamyar/store';
import { useDeleteTicketContentMutation } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { ticketFailureText } from './api-errors.ts';

/** How often a call without an answer is made, and ms between two of them: half a minute without a connection. */
const TRIES = 20;
const PAUSE_MS = 1_500;

const wasLost = (answer: Parameters<typeof failureOf>[0]): boolean => {
  const failure = failureOf(answer);
  return failure !== null && isUnreachable(failure);
};

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
    const cancel = () => remove({ ticket_id: ticketId, ticket_content_id: content.id, undo: true });
    let answer = await cancel();
    // it may be cancelled all the same: a repeated call says so, and gives its files back (decisions 2.4)
    for (let tries = 1; wasLost(answer) && tries < TRIES; tries += 1) {
      toast.warning(fa.thread.undoRepeated, { key });
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      answer = await cancel();
    }
    const failure = failureOf(answer);
    if (failure) (failure.status === 'NOK' ? toast.warning : toast.error)(ticketFailureText(failure), { key });
    else toast.success(fa.thread.undone, { key });
    return failure ? null : (answer.data?.attachments ?? []);
  };
  return { undoSend, undoing: isLoading };
}
