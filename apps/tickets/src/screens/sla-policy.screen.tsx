import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useSlaPolicyQuery } from '../api/sla.api.ts';
import { ApplySla } from '../features/sla/apply-sla.tsx';
import { DeleteSla } from '../features/sla/delete-sla.tsx';
import { SlaForm } from '../features/sla/sla.form.tsx';
import { titles } from '../messages/fa-manifest.ts';
import '../settings.css';
import '../sla.css';

const LIST = '/settings/sla';

/** Page of one policy of service levels with its form. */
export function SlaPolicyScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useSlaPolicyQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'settings-sla-id'>({ id: reading.data?.name });
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  return (
    <>
      <PageHeader title={reading.data?.name ?? titles.settings.slaEdit} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <SlaForm
            key={stored.id}
            label={titles.settings.slaEdit}
            stored={stored}
            onDone={leave}
            actions={(changed) => (
              <>
                {stored.status ? <ApplySla policy={stored} unsaved={changed} /> : null}
                <DeleteSla policy={stored} onDeleted={leave} />
              </>
            )}
          />
        )}
      </ResourceView>
    </>
  );
}
