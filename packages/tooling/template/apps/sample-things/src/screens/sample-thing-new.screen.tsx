import { pagePath } from '@hamyar/contracts';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useNavigate } from '@hamyar/module-sdk';
import { SampleThingForm } from '../features/sample-thing-form/sample-thing.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

/** Page with the form for a new sample thing. */
export function SampleThingNewScreen() {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader title={titles.new} backHref="/sampleThings" />
      <SampleThingForm
        label={titles.new}
        onDone={(id) => navigate(pagePath('/sampleThings/:id', { id }), { replace: true })}
        onCancel={() => navigate('/sampleThings')}
      />
    </Page>
  );
}
