import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useServiceQuery } from '../api/service.api.ts';
import { DeleteService } from '../features/services/delete-service.tsx';
import { ServiceForm } from '../features/services/service.form.tsx';
import { titles } from '../messages/fa-manifest.ts';
import '../settings.css';

const LIST = '/settings/services';

/** Page of one product or service with its form. */
export function ServiceScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useServiceQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'settings-services-id'>({ id: reading.data?.name });
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  return (
    <>
      <PageHeader title={reading.data?.name ?? titles.settings.service} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <ServiceForm
            key={stored.id}
            label={titles.settings.service}
            stored={stored}
            onDone={leave}
            actions={<DeleteService service={stored} onDeleted={leave} />}
          />
        )}
      </ResourceView>
    </>
  );
}
