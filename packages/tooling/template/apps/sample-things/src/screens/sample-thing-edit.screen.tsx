import { pagePath } from '@hamyar/contracts';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useSampleThingQuery } from '../api/sample-thing.api.ts';
import { SampleThingForm } from '../features/sample-thing-form/sample-thing.form.tsx';
import { staffTitles } from '../messages/fa-staff.ts';

/** Page on which staff change one sample thing. */
export function SampleThingEditScreen() {
  const navigate = useNavigate();
  const id = useIdParam();
  const reading = useSampleThingQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'sampleThings-id-edit'>({ id: reading.data?.title });
  const back = id === null ? '/sampleThings' : pagePath('/sampleThings/:id', { id });
  return (
    <Page>
      <PageHeader title={staffTitles.edit} backHref={back} />
      <ResourceView reading={reading}>
        {(stored) => (
          <SampleThingForm
            key={stored.id}
            label={staffTitles.edit}
            stored={stored}
            onDone={() => navigate(back)}
            onCancel={() => navigate(back)}
          />
        )}
      </ResourceView>
    </Page>
  );
}
