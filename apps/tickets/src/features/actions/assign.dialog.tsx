import type { Ticket } from '@hamyar/contracts';
import { Alert, Button, Name } from '@hamyar/design-system/basics';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { useTicketAssigneesQuery } from '../../api/ticket-staff.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';
import { AbsenceHint } from '../../shared/absence-hint.tsx';
import { PeoplePicker } from '../../shared/people-picker.tsx';

interface AssignDialogProps {
  ticket: Ticket;
  onClose(): void;
}

const text = faStaff.actions;

/** Assigns a ticket to a colleague who may answer it; the list comes from the server. */
export function AssignDialog({ ticket, onClose }: AssignDialogProps) {
  const { id: ownId } = useSession();
  const people = useTicketAssigneesQuery({ id: ticket.id });
  const { change } = useTicketUpdate(ticket);
  const form = useDialogForm<{ recipient_id: number | null }>({
    initial: { recipient_id: ticket.recipient?.id ?? null },
    send: ({ recipient_id }) => {
      const undo = ticket.recipient === undefined ? undefined : { recipient_id: ticket.recipient?.id ?? null };
      const done = recipient_id === ownId ? text.claimed : text.assigned;
      return change({ fields: { recipient_id }, done, ...(undo ? { undo } : {}) }, 'caller');
    },
    onSaved: onClose,
  });
  const { recipient_id: chosen } = form.values;
  return (
    <FormDialog
      form={form}
      title={text.assign}
      subtitle={ticket.subject}
      submitLabel={text.assign}
      submitDisabled={chosen === null || chosen === ticket.recipient?.id}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      {people.isError ? (
        <Alert
          tone="error"
          action={
            <Button size="sm" onClick={() => void people.refetch()}>
              {fa.retry}
            </Button>
          }
        >
          {fa.errors.failed}
        </Alert>
      ) : (
        <FormField
          form={form}
          name="recipient_id"
          label={text.assign}
          hideLabel
          read={() => <Name>{ticket.recipient?.name ?? faStaff.notSet}</Name>}
        >
          {(control) => (
            <PeoplePicker
              {...control}
              options={people.data}
              label={text.assign}
              searchLabel={text.people}
              onCommit={(id) => void form.submit({ recipient_id: id })}
              ownId={ownId}
            />
          )}
        </FormField>
      )}
      <AbsenceHint people={people.data} id={chosen} onChange={(id) => form.set('recipient_id', id)} />
    </FormDialog>
  );
}
