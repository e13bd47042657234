import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@hamyar/module-sdk';
import { addToReplyDraft, type BodyAndAttachments } from '../../shared/compose-draft.ts';

/** A reply that was cancelled before it was sent. */
interface CancelledReply {
  /** Until the text box has written it again. */
  reply: BodyAndAttachments | null;
  add(reply: BodyAndAttachments): void;
  clear(): void;
}

/** Brings a cancelled reply back into the text box of its ticket, and the person into the box (decisions 2.4). */
export function useCancelledReply(ticketId: number, write: () => void): CancelledReply {
  const [reply, setReply] = useState<BodyAndAttachments | null>(null);
  const open = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const add = (cancelled: BodyAndAttachments) => {
    if (open.current) {
      setReply(cancelled);
      write();
      return;
    }
    // by the toast, while another ticket is open: this one finds the reply in its draft
    addToReplyDraft(ticketId, cancelled);
    navigate({ route: 'tickets-id', params: { id: ticketId } });
  };
  return { reply, add, clear: () => setReply(null) };
}
