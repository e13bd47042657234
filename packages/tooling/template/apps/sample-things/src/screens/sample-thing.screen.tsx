import type { SampleThing } from '@hamyar/contracts/sample-things';
import { ButtonLink, Card } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceFields, ResourceView, type ShownFields } from '@hamyar/module-kit/detail';
import { useIdParam, usePageParams, useTargetPath } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useSampleThingQuery } from '../api/sample-thing.api.ts';
import { titles } from '../messages/fa-manifest.ts';
import { fa } from '../messages/fa.ts';
import { StatusTag } from '../shared/sample-thing-status.tsx';

const text = fa.detail;

/** How each field is shown; null for those that are not, and for the title, which is the heading. */
const FIELDS: ShownFields<SampleThing> = {
  id: null,
  version: null,
  title: null,
  status: ({ status }) => <StatusTag status={status} />,
  note: ({ note }) => <p dir="auto">{note ?? text.noNote}</p>,
  created_by: null,
  created_at: null,
};

/** Page of one sample thing, with a link to its form for people who may change it. */
export function SampleThingScreen() {
  const id = useIdParam();
  const reading = useSampleThingQuery(id ?? skipToken);
  const toEdit = useTargetPath({ route: 'sampleThings-id-edit', params: { id: String(id) } });
  usePageParams<'sampleThings-id'>({ id: reading.data?.title });
  return (
    <Page>
      <PageHeader
        title={reading.data?.title ?? titles.view}
        backHref="/sampleThings"
        actions={toEdit === null ? undefined : <ButtonLink href={toEdit}>{text.edit}</ButtonLink>}
      />
      <Card>
        <ResourceView reading={reading}>{(stored) => <ResourceFields item={stored} fields={FIELDS} />}</ResourceView>
      </Card>
    </Page>
  );
}
