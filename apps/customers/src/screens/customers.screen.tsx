import { ButtonLink } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { useTargetPath } from '@hamyar/module-sdk';
import '../css/customers.css';
import { ImportButton } from '../features/customer-import/import-button.tsx';
import { CustomerBulk } from '../features/customer-bulk/customer-bulk.tsx';
import { CustomerList } from '../features/customer-list/customer-list.tsx';
import { fa } from '../messages/fa.ts';

/** The list of customers (spec 2.8). */
export function CustomersScreen() {
  const newPath = useTargetPath({ route: 'customers-new' });
  return (
    <CustomerList
      bulk={(rows, onClear) => <CustomerBulk rows={rows} onClear={onClear} />}
      actions={
        newPath === null ? undefined : (
          <>
            <ImportButton />
            <ButtonLink variant="primary" href={newPath} icon={<PlusIcon />}>
              {fa.customers.new}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
