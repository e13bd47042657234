import { Pill } from '@hamyar/design-system/basics';
import { CustomerAside } from '../features/customer-ticket-list/customer-aside.tsx';
import { CUSTOMER_VIEWS, CustomerTicketList } from '../features/customer-ticket-list/customer-ticket-list.tsx';
import { NewTicketLink } from '../features/customer-ticket-list/new-ticket-link.tsx';
import { WhoseTickets } from '../features/customer-ticket-list/whose-tickets.tsx';
import { useSession } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { faCustomer } from '../messages/fa-customer.ts';
import { ownComeFirst, seesColleagues } from '../shared/organization-tickets.ts';
import { totalText } from '../shared/ticket-total.ts';
import { useListChoice, useTicketList } from '../shared/use-ticket-list.ts';
import '../tickets.css';
import '../customer.css';

/** Only employees save views. */
const NO_VIEWS = { views: [], complete: true };
/** The view a customer's list starts with. */
const CUSTOMER_LANDING = 'all' as const;

/** `/tickets` of the customer edition. */
export function CustomerTicketsScreen() {
  const user = useSession();
  const list = useTicketList(CUSTOMER_VIEWS, useListChoice(CUSTOMER_LANDING, NO_VIEWS, ownComeFirst(user)));
  const chooses = seesColleagues(user);
  const shown = chooses && !list.state.filters.mine ? user.organization : null;
  const title = shown ? fill(faCustomer.organization.title, { name: isolate(shown.name) }) : faCustomer.title;
  return (
    <>
      <div className="tk-chead">
        <h1>{title}</h1>
        {list.total === null ? null : <Pill>{totalText(list.total)}</Pill>}
        <span className="hd-grow" />
        {chooses ? <WhoseTickets list={list} /> : null}
        <NewTicketLink />
      </div>
      <div className="tk-columns">
        <CustomerTicketList list={list} />
        <CustomerAside departmentId={list.rows[0]?.department.id ?? null} rows={list.rows} />
      </div>
    </>
  );
}
