import { useState } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { Alert } from '@hamyar/design-system/basics';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { useSession } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useTicketAssigneesQuery } from '../../api/ticket-staff.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { TextBox } from '../../shared/text-box.tsx';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import { PeoplePicker } from './people-picker.tsx';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';

interface TransferDialogProps {
  ticket: Ticket;
  onClose(): void;
}

const text = faStaff.actions;
/** The value of «کل دپارتمان» in the list of people. */
const WHOLE_DEPARTMENT = 0;

/**
 * Sends a ticket to another department, to all of it or to one person there; the reason becomes an internal note
 * (decisions 2.3 T11).
 */
export function TransferDialog({ ticket, onClose }: TransferDialogProps) {
  const { id: ownId } = useSession();
  const departments = useTicketDepartments()?.filter(({ id }) => id !== ticket.department.id);
  const { change, changing } = useTicketUpdate(ticket);
  const [department, setDepartment] = useState<number | null>(null);
  const [recipient, setRecipient] = useState<number>(WHOLE_DEPARTMENT);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const people = useTicketAssigneesQuery(
    department === null ? skipToken : { id: ticket.id, department_id: department },
  );
  const missing = reason.trim() === '';
  const choose = (id: number) => {
    setDepartment(id);
    setRecipient(WHOLE_DEPARTMENT);
  };
  const transfer = async () => {
    setTried(true);
    if (department === null || missing) return;
    const result = await change(
      {
        fields: {
          department_id: department,
          reason: reason.trim(),
          ...(recipient === WHOLE_DEPARTMENT ? {} : { recipient_id: recipient }),
        },
        done: text.transferred,
      },
      'caller',
    );
    if ('error' in result) setError(result.error);
    else onClose();
  };
  const everybody = { id: WHOLE_DEPARTMENT, name: text.wholeDepartment };
  return (
    <FormDialog
      title={text.transfer}
      subtitle={ticket.subject}
      width="category"
      submitLabel={text.transfer}
      sending={changing}
      error={error}
      initialFocus="[data-autofocus]"
      onSubmit={() => void transfer()}
      onClose={onClose}
    >
      {tried && department === null ? <Alert tone="error">{fa.newForm.required(text.transferTo)}</Alert> : null}
      <div className="tk-two-lists">
        <PeoplePicker
          options={departments}
          label={text.transferTo}
          searchLabel={fa.department}
          value={department}
          onChange={choose}
          ownId={0}
          square
        />
        {department === null ? (
          <p className="tk-two-lists-hint">{text.transferDefault}</p>
        ) : (
          <PeoplePicker
            options={people.data && [everybody, ...people.data]}
            label={faStaff.recipient}
            searchLabel={text.people}
            value={recipient}
            onChange={setRecipient}
            ownId={ownId}
          />
        )}
      </div>
      <TextBox
        label={text.transferReason}
        value={reason}
        onChange={setReason}
        required
        maxLength={500}
        hint={text.transferHint}
        error={tried && missing ? shared.fieldRequired : undefined}
      />
    </FormDialog>
  );
}
