import type { Ticket, TicketContent } from '@hamyar/contracts';
import { IconButton } from '@hamyar/design-system/basics';
import { SplitIcon } from '@hamyar/design-system/icons';
import { faStaff } from '../../messages/fa-staff.ts';

interface MessageActionsProps {
  ticket: Ticket;
  content: TicketContent;
  onSplit(content: TicketContent): void;
}

/** What an employee does with one message, besides removing it. */
export function MessageActions({ ticket, content, onSplit }: MessageActionsProps) {
  const maySplit = content.type === 'message' && ticket.actions.includes('merge');
  return maySplit ? (
    <IconButton size="sm" icon={<SplitIcon />} label={faStaff.actions.split} onClick={() => onSplit(content)} />
  ) : null;
}
