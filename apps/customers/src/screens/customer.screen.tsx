import { skipToken } from '@hamyar/store';
import { Page } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { Slot, useGate, useIdParam, usePageParams } from '@hamyar/module-sdk';
import '../css/customers.css';
import { useCustomerQuery } from '../api/customer.api.ts';
import { useOrganizationQuery } from '../api/organization.api.ts';
import { CustomerHead, fullName, OrganizationCard, PersonalCard } from '../features/customer-card/customer-card.tsx';
import { CustomerFields } from '../features/custom-fields/custom-fields-card.tsx';
import { CustomerTickets } from '../features/customer-card/customer-tickets.tsx';

/** A customer's card (spec 2.62, 3.15). */
export function CustomerScreen() {
  const id = useIdParam();
  const reading = useCustomerQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const mayRead = useGate({ permission: 'manage organizations' });
  const organizationId = reading.data?.customer_information.organization?.id;
  const { data: organization } = useOrganizationQuery(mayRead && organizationId ? organizationId : skipToken);
  usePageParams<'customers-id'>({ name: reading.data && fullName(reading.data) });
  return (
    <Page>
      <ResourceView reading={reading} avatar>
        {(customer) => (
          <>
            <CustomerHead customer={customer} />
            <div className="customers-columns">
              <div>
                <PersonalCard customer={customer} />
                <CustomerFields id={customer.id} />
                <Slot name="customers.tags/v1" context={{ customerId: customer.id }} />
                {organization && organizationId === organization.id ? (
                  <OrganizationCard organization={organization} />
                ) : null}
              </div>
              <CustomerTickets customerId={customer.id} />
            </div>
          </>
        )}
      </ResourceView>
    </Page>
  );
}
