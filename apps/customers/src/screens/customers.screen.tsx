import { useState } from 'react';
import { ButtonLink } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { formatNumber, toFa } from '@hamyar/persian';
import '../css/customers.css';
import { CustomerTable } from '../features/customer-list/customer-table.tsx';
import { fa } from '../messages/fa.ts';

/** The list of customers (spec 2.8). */
export function CustomersScreen() {
  const [total, setTotal] = useState<number>();
  return (
    <div className="customers-page">
      <PageHeader
        title={fa.customers.title} count={total === undefined ? undefined : fa.common.total.replace('{n}', toFa(formatNumber(total)))}
        actions={<ButtonLink variant="primary" href="/customers/new" icon={<PlusIcon />}>{fa.customers.new}</ButtonLink>}
      />
      <CustomerTable onTotal={setTotal} />
    </div>
  );
}
