import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import { SlaForm } from '../features/sla/sla.form.tsx';
import { titles } from '../messages/fa-manifest.ts';
import '../settings.css';
import '../sla.css';

const LIST = '/settings/sla';

/** Page with the form for a new policy of service levels. */
export function SlaPolicyNewScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={titles.settings.slaNew} backHref={LIST} />
      <SlaForm label={titles.settings.slaNew} onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })} />
    </>
  );
}
