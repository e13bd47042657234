import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useSearchValue } from '@hamyar/module-sdk';
import '../css/customers.css';
import { CustomerEditor } from '../features/customer-form/customer-editor.tsx';
import { fa } from '../messages/fa.ts';

/** A new customer; `?mobile=` is the number of a phone call (spec 2.8). */
export function CustomerNewScreen() {
  const mobile = useSearchValue<'customers-new'>('mobile') ?? undefined;
  return (
    <Page>
      <PageHeader title={fa.customers.new} backHref="/customers" />
      <CustomerEditor mobile={mobile} />
    </Page>
  );
}
