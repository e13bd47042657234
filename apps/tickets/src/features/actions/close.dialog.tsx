import { useState } from 'react';
import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';
import { RadioGroup } from '@hamyar/design-system/basics';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { TextBox } from '../../shared/text-box.tsx';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';

interface CloseDialogProps {
  ticket: Ticket;
  onClose(): void;
  /** The ticket was closed. */
  onClosed(): void;
}

const text = faStaff.actions;
const REASONS = ['resolved', 'duplicate', 'other'] as const;
type Reason = (typeof REASONS)[number];

/** Closes a ticket with its reason; «حل شد» is chosen, so that Enter is enough. */
export function CloseDialog({ ticket, onClose, onClosed }: CloseDialogProps) {
  const { change, changing } = useTicketUpdate(ticket);
  const [reason, setReason] = useState<Reason>('resolved');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const close = async () => {
    const result = await change(
      {
        fields: {
          status: TICKET_STATUS.closed,
          close_reason: reason,
          ...(note.trim() ? { close_note: note.trim() } : {}),
        },
        done: fa.closing.success,
        undo: (after) => (after.actions.includes('reopen') ? { status: TICKET_STATUS.inProgress } : undefined),
      },
      'caller',
    );
    if ('error' in result) return setError(result.error);
    onClose();
    onClosed();
  };
  return (
    <FormDialog
      title={fa.closing.ask}
      subtitle={ticket.subject}
      submitLabel={text.close}
      sending={changing}
      error={error}
      initialFocus="input:checked"
      onSubmit={() => void close()}
      onClose={onClose}
    >
      <RadioGroup
        label={text.closeReason}
        options={REASONS.map((value) => ({ value, label: fa.closeReason[value] }))}
        value={reason}
        onChange={setReason}
      />
      <TextBox label={text.closeNote} value={note} onChange={setNote} maxLength={500} rows={2} />
    </FormDialog>
  );
}
