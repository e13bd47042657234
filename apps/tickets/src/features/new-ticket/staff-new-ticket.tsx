import { TICKET_IMPORTANCES, type TicketImportance, type TicketKind } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { Select, type SelectOption } from '@hamyar/design-system/fields';
import { useGate, useNavigate } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { faStaff } from '../../messages/fa-staff.ts';
import { Field } from '../../shared/field.tsx';
import { CustomerField } from './customer-field.tsx';
import { NewTicketForm } from './new-ticket.form.tsx';
import { needsCustomer } from './new-ticket.validation.ts';
import { useNewTicket, type NewTicket } from './use-new-ticket.ts';

const text = faStaff.newForm;

/** A new ticket written by an employee: internal, to customers, or for one. */
export function StaffNewTicket({ kind }: { kind: Exclude<TicketKind, 'customer'> }) {
  const ticket = useNewTicket(kind, faStaff.customer);
  const navigate = useNavigate();
  return (
    <Card flush>
      <NewTicketForm
        ticket={ticket}
        categoryRequired={false}
        onCancel={() => navigate({ route: 'tickets' })}
        before={needsCustomer(kind) ? <CustomerField ticket={ticket} several={kind === 'to_customer'} /> : null}
        extra={<StaffOnlyFields ticket={ticket} withRecipient={kind !== 'to_customer'} />}
      />
    </Card>
  );
}

function StaffOnlyFields({ ticket, withRecipient }: { ticket: NewTicket; withRecipient: boolean }) {
  const fullAdmin = useGate({ role: 'full_admin' });
  const branches = useReferenceList('branches') ?? [];
  const { fields, errors } = ticket;
  const people = ticket.departments.find(({ id }) => id === fields.department_id)?.users ?? [];
  const importances: SelectOption<TicketImportance>[] = TICKET_IMPORTANCES.map((value) => ({
    value,
    label: faStaff.importance[value],
  }));
  return (
    <div className="tk-new-grid">
      {withRecipient ? (
        <Field label={text.recipient} error={errors.recipient_id}>
          {(id) => (
            <Select
              id={id}
              clearable
              placeholder={faStaff.actions.wholeDepartment}
              disabled={people.length === 0}
              value={fields.recipient_id}
              onChange={(value) => ticket.setField('recipient_id', value)}
              options={people.map((person) => ({ value: person.id, label: person.name }))}
            />
          )}
        </Field>
      ) : null}
      <Field label={text.importance} error={errors.importance}>
        {(id) => (
          <Select
            id={id}
            clearable
            value={fields.importance}
            onChange={(value) => ticket.setField('importance', value)}
            options={importances}
          />
        )}
      </Field>
      {fullAdmin ? (
        <Field label={text.branch} error={errors.branch_id}>
          {(id) => (
            <Select
              id={id}
              clearable
              value={fields.branch_id}
              onChange={(value) => ticket.setField('branch_id', value)}
              options={branches.map((branch) => ({ value: branch.id, label: branch.name }))}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
