import { Page, PageHeader } from '@hamyar/design-system/layout';
import { StaffNewTicket } from '../features/new-ticket/staff-new-ticket.tsx';
import { faStaff } from '../messages/fa-staff.ts';
import '../tickets.css';
import '../desk.css';
import '../new-ticket.css';

/** `/tickets/fromCustomer`: a ticket that an employee creates for a customer ([6.9]). */
export function FromCustomerScreen() {
  return (
    <Page>
      <div className="tk-new-page">
        <PageHeader title={faStaff.newForm.behalf} backHref="/tickets" />
        <StaffNewTicket kind="behalf" />
      </div>
    </Page>
  );
}
