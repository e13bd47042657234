import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import '../css/customers.css';
import { CustomerLevelForm } from '../features/customer-levels/customer-level.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/settings/customerLevel';

/** Page with the form for a new customer level. */
export function CustomerLevelNewScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={titles.levelNew} backHref={LIST} />
      <CustomerLevelForm
        label={titles.levelNew}
        onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
      />
    </>
  );
}
