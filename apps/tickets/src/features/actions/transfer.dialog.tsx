import type { Ticket } from '@hamyar/contracts';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useTicketAssigneesQuery } from '../../api/ticket-staff.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { TextBox } from '../../shared/text-box.tsx';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';
import { AbsenceHint } from '../../shared/absence-hint.tsx';
import { PeoplePicker } from '../../shared/people-picker.tsx';

interface TransferDialogProps {
  ticket: Ticket;
  onClose(): void;
}

interface TransferValues {
  department_id: number | null;
  recipient_id: number;
  reason: string;
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
  const { change } = useTicketUpdate(ticket);
  const form = useDialogForm<TransferValues>({
    initial: { department_id: null, recipient_id: WHOLE_DEPARTMENT, reason: '' },
    fields: { department_id: { required: fa.newForm.required(text.transferTo) }, reason: { required: true } },
    send: ({ department_id, recipient_id, reason }) =>
      change(
        {
          fields: {
            // without a department the form is not sent
            department_id: department_id!,
            reason: reason.trim(),
            ...(recipient_id === WHOLE_DEPARTMENT ? {} : { recipient_id }),
          },
          done: text.transferred,
        },
        'caller',
      ),
    onSaved: onClose,
  });
  const { department_id: department } = form.values;
  const people = useTicketAssigneesQuery(
    department === null ? skipToken : { id: ticket.id, department_id: department },
  );
  const everybody = { id: WHOLE_DEPARTMENT, name: text.wholeDepartment };
  return (
    <FormDialog
      form={form}
      title={text.transfer}
      subtitle={ticket.subject}
      width="category"
      submitLabel={text.transfer}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      <div className="tk-two-lists">
        <FormField form={form} name="department_id" label={text.transferTo} hideLabel>
          {(control) => (
            <PeoplePicker
              {...control}
              options={departments}
              label={text.transferTo}
              searchLabel={fa.department}
              // the people of another department are others
              onChange={(id) => form.change(() => ({ department_id: id, recipient_id: WHOLE_DEPARTMENT }))}
              ownId={0}
              square
            />
          )}
        </FormField>
        {department === null ? (
          <p className="tk-two-lists-hint">{text.transferDefault}</p>
        ) : (
          <FormField form={form} name="recipient_id" label={faStaff.recipient} hideLabel>
            {(control) => (
              <PeoplePicker
                {...control}
                options={people.data && [everybody, ...people.data]}
                label={faStaff.recipient}
                searchLabel={text.people}
                ownId={ownId}
              />
            )}
          </FormField>
        )}
      </div>
      <AbsenceHint people={people.data} id={form.values.recipient_id} onChange={(id) => form.set('recipient_id', id)} />
      <FormField form={form} name="reason" label={text.transferReason} help={text.transferHint}>
        {(control) => <TextBox {...control} maxLength={500} />}
      </FormField>
    </FormDialog>
  );
}
