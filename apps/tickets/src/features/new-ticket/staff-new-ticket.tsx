import type { ComponentType } from 'react';
import type { StaffTicketField, TicketKind } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { FormField } from '@hamyar/module-kit/form';
import { useGate, useNavigate } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { faStaff } from '../../messages/fa-staff.ts';
import { Answers } from './answers.tsx';
import { CustomerField } from './customer-field.tsx';
import { ImportanceField } from './importance-field.tsx';
import { NewTicketForm, TextFields } from './new-ticket.form.tsx';
import { needsCustomer } from './new-ticket.validation.ts';
import { SimilarTickets } from './similar-tickets.tsx';
import { useNewTicket, type NewTicket } from './use-new-ticket.ts';

const text = faStaff.newForm;

/** A new ticket written by an employee: internal, to customers, or for one. */
export function StaffNewTicket({ kind }: { kind: Exclude<TicketKind, 'customer'> }) {
  const ticket = useNewTicket(kind);
  const navigate = useNavigate();
  return (
    <Card flush>
      <NewTicketForm
        ticket={ticket}
        categoryRequired={false}
        onCancel={() => navigate({ route: 'tickets' })}
        before={needsCustomer(kind) ? <CustomerField form={ticket.form} several={kind === 'to_customer'} /> : null}
        similar={needsCustomer(kind) ? <SimilarOfCustomer form={ticket.form} /> : undefined}
        belowText={<Answers form={ticket.form} onSolved={null} />}
        extra={<StaffOnlyFields ticket={ticket} withRecipient={kind !== 'to_customer'} />}
      />
    </Card>
  );
}

/** Of one customer; tickets to several are not compared. */
function SimilarOfCustomer({ form: { values } }: Pick<NewTicket, 'form'>) {
  const [first, ...others] = values.customer_ids;
  return <SimilarTickets subject={values.subject} customerId={others.length === 0 ? first : undefined} />;
}

/** The fields that only employees choose. */
const STAFF_CHOICES: Readonly<Record<StaffTicketField, ComponentType<Pick<NewTicket, 'form'>>>> = {
  importance: ImportanceField,
};

function StaffOnlyFields({ ticket, withRecipient }: { ticket: NewTicket; withRecipient: boolean }) {
  const fullAdmin = useGate({ role: 'full_admin' });
  const branches = useReferenceList('branches') ?? [];
  const { form } = ticket;
  const people = ticket.departments.find(({ id }) => id === form.values.department_id)?.users ?? [];
  return (
    <div className="tk-new-grid">
      {withRecipient ? (
        <FormField form={form} name="recipient_id" label={text.recipient}>
          {(control) => (
            <Select
              {...control}
              clearable
              placeholder={faStaff.actions.wholeDepartment}
              disabled={people.length === 0}
              options={people.map((person) => ({ value: person.id, label: person.name }))}
            />
          )}
        </FormField>
      ) : null}
      {Object.entries(STAFF_CHOICES).map(([name, Choice]) => (
        <Choice key={name} form={form} />
      ))}
      <TextFields form={form} askedOf="staff" />
      {fullAdmin ? (
        <FormField form={form} name="branch_id" label={text.branch}>
          {(control) => (
            <Select
              {...control}
              clearable
              options={branches.map((branch) => ({ value: branch.id, label: branch.name }))}
            />
          )}
        </FormField>
      ) : null}
    </div>
  );
}
