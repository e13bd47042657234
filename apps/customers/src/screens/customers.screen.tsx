import { useState } from 'react';
import { ButtonLink } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { useTargetPath } from '@hamyar/module-sdk';
import { formatNumber, toFa } from '@hamyar/persian';
import '../css/customers.css';
import { CustomerTable } from '../features/customer-list/customer-table.tsx';
import { fa } from '../messages/fa.ts';

/** The list of customers (spec 2.8). */
export function CustomersScreen() {
  const [total, setTotal] = useState<number>();
  const newPath = useTargetPath({ route: 'customers-new' });
  return (
    <div className="customers-page">
      <PageHeader
        title={fa.customers.title}
        count={total === undefined ? undefined : fa.common.total.replace('{n}', toFa(formatNumber(total)))}
        actions={
          newPath === null ? undefined : (
            <ButtonLink variant="primary" href={newPath} icon={<PlusIcon />}>
              {fa.customers.new}
            </ButtonLink>
          )
        }
      />
      <CustomerTable onTotal={setTotal} />
    </div>
  );
}
