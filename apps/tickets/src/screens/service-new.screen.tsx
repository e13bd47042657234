import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import { ServiceForm } from '../features/services/service.form.tsx';
import { titles } from '../messages/fa-manifest.ts';
import '../settings.css';

const LIST = '/settings/services';

/** Page with the form for a new product or service. */
export function ServiceNewScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={titles.settings.serviceNew} backHref={LIST} />
      <ServiceForm
        label={titles.settings.serviceNew}
        onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
      />
    </>
  );
}
