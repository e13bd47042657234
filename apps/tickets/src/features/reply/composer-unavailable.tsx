import type { ReactNode } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { Alert, Name } from '@hamyar/design-system/basics';
import { useGate, type Draft } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { isEmptyDraft, type ComposeDraft } from '../../shared/compose-draft.ts';
import { MergedNotice } from '../../shared/merged-notice.tsx';
import { RichMessage } from '../../shared/rich-message.tsx';
import { InsteadOfText } from '../../shared/text-focus.tsx';
import { MoveToTicket, NewTicketWithText, UnsentDraft, useReplyDraft } from '../../shared/unsent-draft.tsx';

const texts = faStaff.composer;

/** Says why nothing can be written, when neither a reply nor a note is allowed; what was written stays below it. */
export function ComposerUnavailable({ ticket }: { ticket: Ticket }) {
  const [reply, note] = [useReplyDraft(ticket.id, 'message'), useReplyDraft(ticket.id, 'note')];
  return (
    <InsteadOfText label={fa.reply.write}>
      {ticket.merged ? (
        <MergedNotice merged={ticket.merged} />
      ) : (
        <div className="tk-compose-none">
          <Alert tone="info">{whyNothing(ticket)}</Alert>
        </div>
      )}
      <UnsentDraft draft={reply} actions={<Elsewhere ticket={ticket} draft={reply} type="message" />} />
      <UnsentDraft
        draft={note}
        title={texts.unsentNote}
        actions={<Elsewhere ticket={ticket} draft={note} type="note" />}
      />
    </InsteadOfText>
  );
}

/** The reply that somebody has written and cannot send any more, where they may still write notes. */
export function UnsentReply({ ticket }: { ticket: Ticket }) {
  const draft = useReplyDraft(ticket.id, 'message');
  if (isEmptyDraft(draft.value)) return null;
  return (
    <InsteadOfText label={fa.reply.unsent.title}>
      <UnsentDraft
        draft={draft}
        reason={whyNoReply(ticket)}
        actions={<Elsewhere ticket={ticket} draft={draft} type="message" />}
      />
    </InsteadOfText>
  );
}

function whyNothing({ reply_refused: refused }: Ticket): string {
  if (refused === 'license_expired') return texts.licenseExpired;
  return refused === 'locked' ? fa.reply.locked : refused === 'expired' ? fa.reply.expired : fa.reply.readOnly;
}

function whyNoReply({ reply_refused: refused, assignee }: Ticket): ReactNode {
  if (refused === 'locked') return fa.reply.locked;
  if (refused !== 'assigned_to_colleague' || !assignee) return texts.unsentReadOnly;
  return <RichMessage text={texts.unsentAssigned} parts={{ user: <Name>{assignee.name}</Name> }} />;
}

interface ElsewhereProps {
  ticket: Ticket;
  draft: Draft<ComposeDraft>;
  type: 'message' | 'note';
}

/** Where the text can go: to the ticket with the conversation, or of a reply to a new ticket for whoever was to read it. */
function Elsewhere({ ticket, draft, type }: ElsewhereProps) {
  const mayWriteToCustomers = useGate({ permission: 'send ticket to customers' });
  if (ticket.merged?.into) return <MoveToTicket draft={draft} type={type} into={ticket.merged.into} />;
  if (type === 'note' || ticket.reply_refused === 'license_expired') return null;
  if (ticket.kind === 'internal')
    return <NewTicketWithText draft={draft} kind="internal" search={{ follow_up_of: ticket.id }} />;
  if (!ticket.customer || !mayWriteToCustomers) return null;
  return (
    <NewTicketWithText
      draft={draft}
      kind="to_customer"
      search={{ follow_up_of: ticket.id, customer_ids: ticket.customer.id }}
    />
  );
}
