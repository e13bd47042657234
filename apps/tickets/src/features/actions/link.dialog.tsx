import type { MergeCandidate, Ticket } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useTicketLinkMutation } from '../../api/ticket-merge.api.ts';
import { faMerge } from '../../messages/fa-merge.ts';
import { ticketOutcome } from '../../shared/ticket-outcome.ts';
import { TicketPicker } from '../../shared/ticket-picker.tsx';

const text = faMerge.link;

/** Links a ticket with another one as related. */
export function LinkDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const [link] = useTicketLinkMutation();
  const form = useDialogForm<{ other: MergeCandidate | null }, Ticket | null>({
    initial: { other: null },
    fields: { other: { required: text.target, wire: 'other_id' } },
    send: async ({ other }) =>
      // without a ticket the form is not sent
      ticketOutcome(ticket.id, await link({ id: ticket.id, other_id: other!.id, linked: true })),
    onSaved: () => {
      toast.success(text.done);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      subtitle={text.hint}
      width="category"
      submitLabel={text.submit}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      <FormField form={form} name="other" label={text.target}>
        {(control) => (
          <TicketPicker
            {...control}
            ticketId={ticket.id}
            without={ticket.links.filter(({ type }) => type === 'related').map((one) => one.ticket.id)}
            mergeableOnly={false}
            label={text.target}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
