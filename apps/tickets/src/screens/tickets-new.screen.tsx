import { useState } from 'react';
import type { TicketKind } from '@hamyar/contracts';
import { Segmented } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useGate, useSearchValue } from '@hamyar/module-sdk';
import { StaffNewTicket } from '../features/new-ticket/staff-new-ticket.tsx';
import { fa } from '../messages/fa.ts';
import { faStaff } from '../messages/fa-staff.ts';
import '../tickets.css';
import '../desk.css';
import '../new-ticket.css';

/**
 * `/tickets/new` of the staff edition: a ticket to colleagues, or with the permission to customers ([2.15]
 * `customer_ids`).
 */
export function NewTicketScreen() {
  const mayWriteToCustomers = useGate({ permission: 'send ticket to customers' });
  const brought = useSearchValue<'tickets-new'>('customer_ids') !== null;
  const [kind, setKind] = useState<Extract<TicketKind, 'internal' | 'to_customer'>>(
    mayWriteToCustomers && brought ? 'to_customer' : 'internal',
  );
  return (
    <Page>
      <div className="tk-new-page">
        <PageHeader
          title={fa.newTicket}
          backHref="/tickets"
          actions={
            mayWriteToCustomers ? (
              <Segmented
                label={faStaff.newForm.kind}
                value={kind}
                onChange={setKind}
                options={[
                  { value: 'internal', label: faStaff.newForm.internal },
                  { value: 'to_customer', label: faStaff.newForm.to_customer },
                ]}
              />
            ) : undefined
          }
        />
        <StaffNewTicket key={kind} kind={kind} />
      </div>
    </Page>
  );
}
