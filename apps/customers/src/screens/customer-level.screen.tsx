import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import '../css/customers.css';
import { useCustomerLevelQuery } from '../api/customer-level.api.ts';
import { CustomerLevelForm } from '../features/customer-levels/customer-level.form.tsx';
import { DeleteCustomerLevel } from '../features/customer-levels/delete-customer-level.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/settings/customerLevel';

/** Page of one customer level with its form. */
export function CustomerLevelScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useCustomerLevelQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'settings-customerLevel-id'>({ id: reading.data?.name });
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  return (
    <>
      <PageHeader title={reading.data?.name ?? titles.level} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <CustomerLevelForm
            key={stored.id}
            label={titles.level}
            stored={stored}
            onDone={leave}
            actions={<DeleteCustomerLevel level={stored} onDeleted={leave} />}
          />
        )}
      </ResourceView>
    </>
  );
}
