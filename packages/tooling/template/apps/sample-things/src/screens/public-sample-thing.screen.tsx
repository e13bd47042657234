import type { PublicSampleThingGetData } from '@hamyar/contracts/sample-things';
import { Card } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceFields, ResourceView, type ShownFields } from '@hamyar/module-kit/detail';
import { useIdParam, usePageMetadata, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { usePublicSampleThingQuery } from '../api/sample-thing.api.ts';
import { titles } from '../messages/fa-manifest.ts';
import { SampleThingNote } from '../shared/sample-thing-note.tsx';

/** How each field is shown; the title is the heading. */
const FIELDS: ShownFields<PublicSampleThingGetData> = {
  id: null,
  slug: null,
  title: null,
  note: ({ note }) => <SampleThingNote note={note} />,
  updated_at: null,
};

/**
 * Page of one public sample thing for everybody, search engines included: the server draws it, and says in its head what
 * it is about. An address with an old title leads to this one.
 */
export function PublicSampleThingScreen() {
  const id = useIdParam();
  const reading = usePublicSampleThingQuery(id ?? skipToken);
  const { data } = reading;
  usePageParams<'publicSampleThings-id-slug'>({ title: data?.title });
  usePageMetadata(
    data && {
      description: data.note ?? data.title,
      canonical: { route: 'publicSampleThings-id-slug', params: { id: data.id, slug: data.slug } },
      type: 'article',
      modifiedAt: data.updated_at,
      structuredData: { '@type': 'Article', headline: data.title },
    },
  );
  return (
    <Page>
      <PageHeader title={data?.title ?? titles.view} />
      <Card>
        <ResourceView reading={reading}>{(stored) => <ResourceFields item={stored} fields={FIELDS} />}</ResourceView>
      </Card>
    </Page>
  );
}
