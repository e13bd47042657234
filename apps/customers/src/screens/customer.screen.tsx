import { pictureUrl, type Customer } from '@hamyar/contracts';
import { classNames } from '@hamyar/design-system/basics';
import { Page } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { Slot, useGate, useIdParam, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import '../css/customers.css';
import '../css/events.css';
import { useCustomerQuery } from '../api/customer.api.ts';
import { useOrganizationQuery } from '../api/organization.api.ts';
import { CustomerHead, fullName, OrganizationCard, PersonalCard } from '../features/customer-card/customer-card.tsx';
import { CustomerFields } from '../features/custom-fields/custom-fields-card.tsx';
import { CustomerTickets } from '../features/customer-card/customer-tickets.tsx';
import { useEventDrawer } from '../features/customer-events/use-event-drawer.tsx';

/** A customer's card (spec 2.62, 3.15). */
export function CustomerScreen() {
  const id = useIdParam();
  const reading = useCustomerQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'customers-id'>({ name: reading.data && fullName(reading.data) });
  return (
    <Page>
      <ResourceView reading={reading} avatar>
        {(customer) => <CustomerCard key={customer.id} customer={customer} />}
      </ResourceView>
    </Page>
  );
}

function CustomerCard({ customer }: { customer: Customer }) {
  const mayRead = useGate({ permission: 'manage organizations' });
  const organizationId = customer.customer_information.organization?.id;
  const { data: organization } = useOrganizationQuery(mayRead && organizationId ? organizationId : skipToken);
  const { events, box, drawer } = useEventDrawer({
    ...{ of: { user_id: customer.id }, name: fullName(customer), picture: pictureUrl(customer) },
    level: customer.customer_information.customer_level,
  });
  return (
    <div ref={box.ref} className={classNames('customers-page', box.className)}>
      <CustomerHead customer={customer} events={events} />
      <div className="customers-columns">
        <div>
          <PersonalCard customer={customer} />
          <CustomerFields id={customer.id} />
          <Slot name="customers.tags/v1" context={{ customerId: customer.id }} />
          {organization && organizationId === organization.id ? <OrganizationCard organization={organization} /> : null}
        </div>
        <CustomerTickets customerId={customer.id} />
      </div>
      {drawer}
    </div>
  );
}
