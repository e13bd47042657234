import type { Ticket } from '@hamyar/contracts';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { Slot } from '@hamyar/module-sdk';
import { faStaff } from '../../messages/fa-staff.ts';
import {
  closingChanges,
  ClosingFields,
  closingSpecs,
  type ClosingValues,
  emptyClosing,
} from '../../shared/closing-fields.tsx';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';

interface CompleteTicketDialogProps {
  ticket: Ticket;
  /** The fields that are missing. */
  asked: readonly string[];
  onClose(): void;
  /** They are filled in: the reply may be sent and the ticket closed. */
  onComplete(): void;
}

/** Asks for what a ticket must have before a reply closes it (decisions 2.3 T12). */
export function CompleteTicketDialog({ ticket, asked, onClose, onComplete }: CompleteTicketDialogProps) {
  const { change } = useTicketUpdate(ticket);
  const form = useDialogForm<ClosingValues>({
    initial: emptyClosing,
    fields: (values) => closingSpecs(ticket, asked, values),
    send: (values) =>
      change({ fields: closingChanges(ticket, asked, values), done: faStaff.customFields.saved }, 'caller'),
    onSaved: () => {
      onClose();
      onComplete();
    },
  });
  return (
    <FormDialog
      form={form}
      title={faStaff.composer.sendAndClose}
      subtitle={ticket.subject}
      submitLabel={faStaff.composer.sendAndClose}
      initialFocus="input"
      onClose={onClose}
    >
      <Slot name="tickets.closing/v1" context={{ ticketId: ticket.id }} />
      <ClosingFields form={form} ticket={ticket} asked={asked} />
    </FormDialog>
  );
}
