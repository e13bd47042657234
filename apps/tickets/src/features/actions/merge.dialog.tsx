import { pagePath, type MergeCandidate, type Ticket } from '@hamyar/contracts';
import { Alert, Checkbox } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useLocation, useNavigate } from '@hamyar/module-sdk';
import { useTicketMergeMutation } from '../../api/ticket-merge.api.ts';
import { faMerge as text } from '../../messages/fa-merge.ts';
import { ticketOutcome } from '../../shared/ticket-outcome.ts';
import { TicketPicker } from '../../shared/ticket-picker.tsx';
import { MergePreview } from './merge-preview.tsx';

interface MergeDialogProps {
  ticket: Ticket;
  onClose(): void;
}

interface MergeValues {
  target: MergeCandidate | null;
  other_customer: boolean;
}

/** Pixels. */
const WIDTH = 720;

/** Merges a ticket into another one, which is shown then (decisions 2.3 T14). */
export function MergeDialog({ ticket, onClose }: MergeDialogProps) {
  const [merge] = useTicketMergeMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useDialogForm<MergeValues, Ticket | null>({
    initial: { target: null, other_customer: false },
    fields: ({ target }) => ({
      target: { required: text.target, wire: 'target_id' },
      other_customer: {
        rules: [(agreed) => (agreed || target?.same_customer !== false ? null : text.otherCustomerNeeded)],
      },
    }),
    send: async ({ target, other_customer }) =>
      ticketOutcome(
        ticket.id,
        // without a target the form is not sent
        await merge({ id: ticket.id, target_id: target!.id, version: ticket.version ?? 0, other_customer }),
      ),
    onSaved: () => {
      const { target } = form.values;
      toast.success(text.done);
      onClose();
      if (target) navigate(pagePath('/tickets/:id', { id: target.id }) + search);
    },
  });
  const { target } = form.values;
  return (
    <FormDialog
      form={form}
      title={text.title}
      subtitle={text.hint}
      width={WIDTH}
      submitLabel={text.submit}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      <FormField form={form} name="target" label={text.target}>
        {(control) => (
          <TicketPicker
            {...control}
            ticketId={ticket.id}
            mergeableOnly
            label={text.target}
            onChange={(chosen) => form.change(() => ({ target: chosen, other_customer: false }))}
          />
        )}
      </FormField>
      {target ? <MergePreview ticket={ticket} target={target} /> : null}
      {target && !target.same_customer ? (
        <Alert tone="warning">
          <b>{text.otherCustomer}.</b> {text.otherCustomerText}
          <FormField form={form} name="other_customer" label={text.otherCustomer} hideLabel>
            {({ value, id, onChange }) => (
              <Checkbox id={id} aria-label={text.otherCustomerAgree} checked={value} onChange={onChange}>
                {text.otherCustomerAgree}
              </Checkbox>
            )}
          </FormField>
        </Alert>
      ) : null}
    </FormDialog>
  );
}
