import type { Ticket } from '@hamyar/contracts';
import { RichText } from '@hamyar/design-system/editor';
import { skipToken } from '@hamyar/store';
import { useTicketSignatureQuery } from '../../api/ticket-signature.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';

interface SignatureBelowProps {
  ticket: Ticket;
  /** Somebody writes: before that nobody has to know it. */
  writing: boolean;
}

/** What the mail of an answer has below the text: the signature of the department, for who opens it (decisions 2.7). */
export function SignatureBelow({ ticket, writing }: SignatureBelowProps) {
  const { currentData } = useTicketSignatureQuery(
    writing && ticket.kind !== 'internal' ? { ticketId: ticket.id, departmentId: ticket.department.id } : skipToken,
  );
  if (!currentData?.html) return null;
  return (
    <details className="tk-signature">
      <summary>{faStaff.signature}</summary>
      <RichText html={currentData.html} />
    </details>
  );
}
