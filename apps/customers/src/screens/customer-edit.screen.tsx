import { pagePath } from '@hamyar/contracts';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useSearchValue } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import '../css/customers.css';
import { useCustomerQuery } from '../api/customer.api.ts';
import { CustomerEditor } from '../features/customer-form/customer-editor.tsx';
import { fa } from '../messages/fa.ts';

/** Edits a customer; the id is in the query (spec 2.8), without which the shell shows the page 404. */
export function CustomerEditScreen() {
  const id = Number(useSearchValue<'customers-edit'>('id'));
  const reading = useCustomerQuery(id || skipToken, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHeader title={fa.card.edit} backHref={pagePath('/customers/:id', { id })} />
      <ResourceView reading={reading}>
        {(customer) => <CustomerEditor key={customer.id} customer={customer} />}
      </ResourceView>
    </Page>
  );
}
