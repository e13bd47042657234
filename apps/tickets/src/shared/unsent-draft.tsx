import type { ReactNode } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { useDraft, useNavigate, type Draft } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';
import { addToReplyDraft, beginNewTicket, emptyDraft, replyDraftKey, type ComposeDraft } from './compose-draft.ts';
import { UnsentText } from './unsent-text.tsx';

const texts = fa.reply.unsent;
const EMPTY: ComposeDraft = emptyDraft({});

/** The draft of a reply or a note. */
export const useReplyDraft = (ticketId: number, type: 'message' | 'note'): Draft<ComposeDraft> =>
  useDraft<ComposeDraft>(replyDraftKey(ticketId, type), EMPTY);

interface UnsentDraftProps {
  draft: Draft<ComposeDraft>;
  title?: string;
  reason?: ReactNode;
  actions?: ReactNode;
}

/** The text of a draft that cannot be sent any more. */
export function UnsentDraft({ draft, ...rest }: UnsentDraftProps) {
  const discard = () => {
    const before = draft.value;
    draft.clear();
    toast.success(texts.discarded, { action: { label: shared.undo, onAction: () => draft.set(before) } });
  };
  return <UnsentText written={draft.value} onDiscard={discard} {...rest} />;
}

interface NewTicketWithTextProps {
  draft: Draft<ComposeDraft>;
  kind: 'customer' | 'to_customer' | 'internal';
  search: { follow_up_of?: number; department_id?: number; customer_ids?: number };
}

/** Moves text and files into a new ticket. They become a draft of their own: one that waits already stays as it is. */
export function NewTicketWithText({ draft, kind, search }: NewTicketWithTextProps) {
  const navigate = useNavigate();
  const move = () => {
    if (!beginNewTicket(kind, draft.value)) return void toast.warning(texts.noRoom);
    draft.clear();
    return void navigate({ route: 'tickets-new', search });
  };
  return (
    <Button size="sm" variant="primary" onClick={move}>
      {texts.newTicket}
    </Button>
  );
}

interface MoveToTicketProps {
  draft: Draft<ComposeDraft>;
  type: 'message' | 'note';
  into: NonNullable<NonNullable<Ticket['merged']>['into']>;
}

/** Moves text and files to the ticket that has the conversation now. */
export function MoveToTicket({ draft, type, into }: MoveToTicketProps) {
  const navigate = useNavigate();
  const move = () => {
    addToReplyDraft(into.id, draft.value, type);
    draft.clear();
    void navigate({ route: 'tickets-id', params: { id: into.id } });
  };
  return (
    <Button size="sm" variant="outline" onClick={move}>
      {texts.move}
    </Button>
  );
}

interface UnsentOfTicketProps {
  ticketId: number;
  type: 'message' | 'note';
  title?: string;
}

/** What was written for a ticket that the person does not see any more. */
export function UnsentOfTicket({ ticketId, type, title }: UnsentOfTicketProps) {
  return <UnsentDraft draft={useReplyDraft(ticketId, type)} title={title} />;
}
