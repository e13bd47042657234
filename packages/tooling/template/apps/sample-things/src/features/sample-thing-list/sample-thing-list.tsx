import { pagePath } from '@hamyar/contracts';
import type { ReactNode } from 'react';
import { SAMPLE_THING_STATUSES, type SampleThing, type SampleThingListQuery } from '@hamyar/contracts/sample-things';
import { formatDate } from '@hamyar/dayjs-jalali';
import { ButtonLink, Line } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { PlusIcon } from '@hamyar/design-system/icons';
import { TextLink } from '@hamyar/design-system/theme';
import {
  choiceFilter,
  defineList,
  ListPage,
  textFilter,
  useListQuery,
  type ListColumn,
  type SortsOf,
} from '@hamyar/module-kit/list';
import { useTargetPath } from '@hamyar/module-sdk';
import { useSampleThingsQuery } from '../../api/sample-thing.api.ts';
import { titles } from '../../messages/fa-manifest.ts';
import { fa } from '../../messages/fa.ts';
import { StatusTag, statusOptions } from '../../shared/sample-thing-status.tsx';

const text = fa.list;
const hrefOf = (row: SampleThing) => pagePath('/sampleThings/:id', { id: row.id });

const columns: ListColumn<SampleThing, SortsOf<typeof sampleThingList>>[] = [
  {
    key: 'title',
    title: text.title,
    sortable: true,
    locked: true,
    render: (row) => (
      <TextLink href={hrefOf(row)}>
        <Line>{row.title}</Line>
      </TextLink>
    ),
  },
  { key: 'status', title: text.status, width: 110, render: (row) => <StatusTag status={row.status} /> },
  { key: 'by', title: text.by, width: 180, render: (row) => <Line>{row.created_by.name}</Line> },
  { key: 'created_at', title: text.at, width: 140, sortable: true, render: (row) => formatDate(row.created_at) },
];

const sampleThingList = defineList<SampleThingListQuery>()({
  filters: { keyword: textFilter(), status: choiceFilter(SAMPLE_THING_STATUSES) },
  sorts: ['title', 'created_at'],
  defaultSort: { by: 'created_at', order: 'desc' },
});

interface SampleThingListProps {
  /** What can be done with the selected rows; without it no row can be selected. */
  bulk?: (rows: readonly SampleThing[], clear: () => void) => ReactNode;
}

/** The list with search and filter, whose values are in the address, and a button for people who may add to it. */
export function SampleThingList({ bulk }: SampleThingListProps) {
  const toNew = useTargetPath({ route: 'sampleThings-new' });
  const list = useListQuery(sampleThingList);
  const reading = useSampleThingsQuery(list.query);
  return (
    <ListPage
      name="sample-things"
      title={titles.module}
      actions={
        toNew === null ? undefined : (
          <ButtonLink variant="primary" icon={<PlusIcon />} href={toNew}>
            {titles.new}
          </ButtonLink>
        )
      }
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      empty={text.empty}
      bulk={
        bulk &&
        (({ keys, clear }) =>
          bulk(
            (reading.data?.data ?? []).filter(({ id }) => keys.has(id)),
            clear,
          ))
      }
      search={{ filter: 'keyword', placeholder: text.search }}
      controls={{
        status: (
          <Select
            aria-label={text.status}
            placeholder={text.status}
            clearable
            options={statusOptions}
            value={list.filters.status ?? null}
            onChange={(status) => list.setFilters({ status: status ?? undefined })}
          />
        ),
      }}
    />
  );
}
