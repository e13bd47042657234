import type { SampleThing } from '@hamyar/contracts/sample-things';
import { ButtonLink, Card, Tag } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceFields, ResourceView, type ShownFields } from '@hamyar/module-kit/detail';
import { useIdParam, usePageParams, useTargetPath } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useSampleThingQuery } from '../api/sample-thing.api.ts';
import { titles } from '../messages/fa-manifest.ts';
import { fa } from '../messages/fa.ts';
import { SampleThingNote } from '../shared/sample-thing-note.tsx';
import { StatusTag } from '../shared/sample-thing-status.tsx';

const text = fa.detail;

/** How each field is shown; null for those that are not, and for the title, which is the heading. */
const FIELDS: ShownFields<SampleThing> = {
  id: null,
  version: null,
  title: null,
  status: ({ status }) => <StatusTag status={status} />,
  public: ({ public: shown }) =>
    shown
      ? [
          ' ',
          <Tag key="tag" tone="success">
            {text.public}
          </Tag>,
        ]
      : null,
  note: ({ note }) => <SampleThingNote note={note} />,
  created_by: null,
  created_at: null,
};

/** Page of one sample thing, with a link to its form for people who may change it, and to its page for everybody. */
export function SampleThingScreen() {
  const id = useIdParam();
  const reading = useSampleThingQuery(id ?? skipToken);
  const toEdit = useTargetPath({ route: 'sampleThings-id-edit', params: { id: String(id) } });
  // the server redirects to the address with the title
  const toPublic = useTargetPath({ route: 'publicSampleThings-id-slug', params: { id: String(id), slug: '-' } });
  usePageParams<'sampleThings-id'>({ id: reading.data?.title });
  return (
    <Page>
      <PageHeader
        title={reading.data?.title ?? titles.view}
        backHref="/sampleThings"
        actions={
          <>
            {reading.data?.public && toPublic !== null ? (
              <ButtonLink href={toPublic}>{text.publicPage}</ButtonLink>
            ) : null}
            {toEdit === null ? null : <ButtonLink href={toEdit}>{text.edit}</ButtonLink>}
          </>
        }
      />
      <Card>
        <ResourceView reading={reading}>{(stored) => <ResourceFields item={stored} fields={FIELDS} />}</ResourceView>
      </Card>
    </Page>
  );
}
