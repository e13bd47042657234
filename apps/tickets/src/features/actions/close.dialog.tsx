import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';
import { RadioGroup } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { Slot } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { closeReasons } from '../../messages/fa-staff-lines.ts';
import { CLOSE_REASONS_OFFERED, type OfferedCloseReason } from '../../shared/close-reasons.ts';
import {
  closingChanges,
  ClosingFields,
  closingSpecs,
  type ClosingValues,
  emptyClosing,
  useClosingFields,
} from '../../shared/closing-fields.tsx';
import { TextBox } from '../../shared/text-box.tsx';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';

interface CloseDialogProps {
  ticket: Ticket;
  onClose(): void;
  /** The ticket was closed. */
  onClosed(): void;
}

interface CloseValues extends ClosingValues {
  close_reason: OfferedCloseReason;
  close_note: string;
}

const text = faStaff.actions;

/**
 * Closes a ticket with its reason; «حل شد» is chosen, so that Enter is enough. Asks for what the ticket must have before
 * (decisions 2.3 T12).
 */
export function CloseDialog({ ticket, onClose, onClosed }: CloseDialogProps) {
  const { change } = useTicketUpdate(ticket);
  const { asked, ask } = useClosingFields(ticket);
  const form = useDialogForm<CloseValues>({
    initial: { close_reason: 'resolved', close_note: '', ...emptyClosing },
    fields: (values) => closingSpecs(ticket, asked, values),
    send: async ({ close_reason, close_note, ...missing }) => {
      const result = await change(
        {
          fields: {
            ...closingChanges(ticket, asked, missing),
            status: TICKET_STATUS.closed,
            close_reason,
            ...(close_note.trim() ? { close_note: close_note.trim() } : {}),
          },
          done: fa.closing.success,
          undo: (after) => (after.actions.includes('reopen') ? { status: TICKET_STATUS.inProgress } : undefined),
        },
        'caller',
      );
      ask(result.error?.errors);
      const now = result.error?.data;
      if (result.error?.code !== 'VERSION_CONFLICT' || now?.status !== TICKET_STATUS.closed) return result;
      const asTheirs = close_reason === now.close_reason && !close_note.trim() && asked.length === 0;
      if (!asTheirs) return { error: { ...result.error, message: text.closedMeanwhileUnsaved } };
      // what this person wanted is so already
      toast.warning(text.closedMeanwhile);
      return { data: now };
    },
    onSaved: () => {
      onClose();
      onClosed();
    },
  });
  return (
    <FormDialog
      form={form}
      title={fa.closing.ask}
      subtitle={ticket.subject}
      submitLabel={text.close}
      initialFocus="input:checked"
      onClose={onClose}
    >
      <Slot name="tickets.closing/v1" context={{ ticketId: ticket.id }} />
      <ClosingFields form={form} ticket={ticket} asked={asked} />
      <FormField form={form} name="close_reason" label={text.closeReason} hideLabel>
        {({ value, onChange }) => (
          <RadioGroup
            label={text.closeReason}
            options={CLOSE_REASONS_OFFERED.map((reason) => ({ value: reason, label: closeReasons[reason] }))}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="close_note" label={text.closeNote}>
        {(control) => <TextBox {...control} maxLength={500} rows={2} />}
      </FormField>
    </FormDialog>
  );
}
