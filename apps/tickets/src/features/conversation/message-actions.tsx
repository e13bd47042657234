import type { Ticket, TicketContent } from '@hamyar/contracts';
import { IconButton } from '@hamyar/design-system/basics';
import { EditIcon, SplitIcon } from '@hamyar/design-system/icons';
import { faStaff } from '../../messages/fa-staff.ts';

/** What is done with one message in a dialog. */
export interface MessageTask {
  kind: 'split' | 'edit' | 'versions';
  content: TicketContent;
}

interface MessageActionsProps {
  ticket: Ticket;
  content: TicketContent;
  onTask(task: MessageTask): void;
}

/** What an employee does with one message, besides removing it. */
export function MessageActions({ ticket, content, onTask }: MessageActionsProps) {
  const maySplit = content.type === 'message' && ticket.actions.includes('merge');
  return (
    <>
      {maySplit ? (
        <IconButton
          size="sm"
          icon={<SplitIcon />}
          label={faStaff.actions.split}
          onClick={() => onTask({ kind: 'split', content })}
        />
      ) : null}
      {content.editable ? (
        <IconButton
          size="sm"
          icon={<EditIcon />}
          label={faStaff.actions.edit}
          onClick={() => onTask({ kind: 'edit', content })}
        />
      ) : null}
    </>
  );
}
