import { useState } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { Alert, Button } from '@hamyar/design-system/basics';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { useSession } from '@hamyar/module-sdk';
import { useTicketAssigneesQuery } from '../../api/ticket-staff.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { PeoplePicker } from './people-picker.tsx';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';

interface AssignDialogProps {
  ticket: Ticket;
  onClose(): void;
}

const text = faStaff.actions;

/** Assigns a ticket to a colleague who may answer it; the list comes from the server. */
export function AssignDialog({ ticket, onClose }: AssignDialogProps) {
  const { id: ownId } = useSession();
  const people = useTicketAssigneesQuery({ id: ticket.id });
  const { change, changing } = useTicketUpdate(ticket);
  const [chosen, setChosen] = useState<number | null>(ticket.recipient?.id ?? null);
  const [error, setError] = useState<string | null>(null);
  const assign = async (id: number) => {
    const undo = ticket.recipient === undefined ? undefined : { recipient_id: ticket.recipient?.id ?? null };
    const result = await change(
      { fields: { recipient_id: id }, done: id === ownId ? text.claimed : text.assigned, ...(undo ? { undo } : {}) },
      'caller',
    );
    if ('error' in result) setError(result.error);
    else onClose();
  };
  return (
    <FormDialog
      title={text.assign}
      subtitle={ticket.subject}
      submitLabel={text.assign}
      submitDisabled={chosen === null || chosen === ticket.recipient?.id}
      sending={changing}
      error={error}
      initialFocus="[data-autofocus]"
      onSubmit={() => chosen !== null && void assign(chosen)}
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
        <PeoplePicker
          options={people.data}
          label={text.assign}
          searchLabel={text.people}
          value={chosen}
          onChange={setChosen}
          onCommit={(id) => void assign(id)}
          ownId={ownId}
        />
      )}
    </FormDialog>
  );
}
