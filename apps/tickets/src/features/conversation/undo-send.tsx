import type { TicketContent } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { failureOf } from '@hamyar/store';
import { useDeleteTicketContentMutation } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { ticketFailureText } from '../../shared/api-errors.ts';
import { useNow } from '@hamyar/module-kit/live';

interface UndoSendProps {
  content: TicketContent;
  ticketId: number;
  onUndone?: ((content: TicketContent) => void) | undefined;
}

/** A reply inside its undo window: the remaining seconds, and a button that cancels it (decisions 2.4). */
export function UndoSend({ content, ticketId, onUndone }: UndoSendProps) {
  const now = useNow(1);
  const [remove, { isLoading }] = useDeleteTicketContentMutation();
  const left = Math.max(0, (content.send_at ?? now) - now);
  const undoSend = async () => {
    const result = await remove({ ticket_id: ticketId, ticket_content_id: content.id });
    const failure = failureOf(result);
    if (failure) return void (failure.status === 'NOK' ? toast.warning : toast.error)(ticketFailureText(failure));
    onUndone?.(content);
    toast.success(fa.thread.undone);
  };
  return (
    <p className="tk-pending" role="status">
      <span>{fa.thread.pending(left)}</span>
      <Button size="sm" variant="link" loading={isLoading} onClick={() => void undoSend()}>
        {fa.thread.undoSend}
      </Button>
    </p>
  );
}
