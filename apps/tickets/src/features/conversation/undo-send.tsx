import type { TicketContent } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { fa } from '../../messages/fa.ts';
import type { BodyAndAttachments } from '../../shared/compose-draft.ts';
import { useUndoSend } from '../../shared/use-undo-send.ts';
import { useNow } from '@hamyar/module-kit/live';

interface UndoSendProps {
  content: TicketContent;
  ticketId: number;
  onUndone?: ((reply: BodyAndAttachments) => void) | undefined;
}

/** A reply inside its undo window: the remaining seconds, and a button that cancels it (decisions 2.4). */
export function UndoSend({ content, ticketId, onUndone }: UndoSendProps) {
  const now = useNow(1);
  const { undoSend, undoing } = useUndoSend(ticketId);
  // the clock of the page ticks once a second, so it may still be before the reply was written
  const left = Math.max(0, (content.send_at ?? now) - Math.max(now, content.at));
  const cancelSend = async () => {
    const attachments = await undoSend(content);
    if (attachments) onUndone?.({ body_html: content.body_html, attachments });
  };
  return (
    <p className="tk-pending" role="status">
      <span>{fa.thread.pending(left)}</span>
      <Button size="sm" variant="link" loading={undoing} onClick={() => void cancelSend()}>
        {fa.thread.undoSend}
      </Button>
    </p>
  );
}
