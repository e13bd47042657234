import type { SlaListQuery, SlaRow } from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { Button, ButtonLink, Line, Tag } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { PlusIcon, WaitIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { TextLink } from '@hamyar/design-system/theme';
import { ALL_BRANCHES } from '@hamyar/domain';
import { OnDemand } from '@hamyar/module-kit/keys';
import {
  defineList,
  type ListColumn,
  ListPage,
  numberFilter,
  type SortsOf,
  textFilter,
  useListQuery,
} from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { lazyPart, useGate } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { refreshLists, useReferenceList } from '@hamyar/store';
import { useState } from 'react';
import { useSlaPoliciesQuery } from '../api/sla.api.ts';
import { titles } from '../messages/fa-manifest.ts';
import { faSlaPolicy as text } from '../messages/fa-sla-policy.ts';
import { StatusTag } from '../shared/tree-name.tsx';
import '../settings.css';
import '../sla.css';

const TrySlaDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ '../features/sla/try-sla.dialog.tsx'),
  'TrySlaDialog',
);

const PATH = '/settings/sla';
const hrefOf = (row: SlaRow) => `${PATH}/${row.id}`;

const policies = defineList<SlaListQuery>()({
  filters: { name: textFilter(), branch_id: numberFilter(), status: null },
  sorts: ['order', 'name', 'updated_at'],
  defaultSort: { by: 'order', order: 'asc' },
});
type Column = ListColumn<SlaRow, SortsOf<typeof policies>>;

/** The name of the branch of a policy. */
function useBranchName(): (id: number) => string {
  const branches = useReferenceList('branches') ?? [];
  return (id) => (id === ALL_BRANCHES ? text.allBranches : (branches.find((one) => one.id === id)?.name ?? ''));
}

const columnsWith = (branchName: (id: number) => string): Column[] => [
  { key: 'order', title: text.orderTitle, width: 90, sortable: true, render: ({ order }) => toFa(order) },
  {
    key: 'name',
    title: text.name,
    sortable: true,
    locked: true,
    render: (row) => (
      <span className="tk-sla-name">
        <TextLink href={hrefOf(row)}>
          <Line>{row.name}</Line>
        </TextLink>
        {row.is_default ? <Tag tone="primary">{text.defaultShort}</Tag> : null}
      </span>
    ),
  },
  { key: 'branch', title: text.branch, render: (row) => <Line>{branchName(row.branch_id)}</Line> },
  { key: 'status', title: text.status, width: 110, render: (row) => <StatusTag on={row.status} /> },
  { key: 'updated_at', title: text.updated, width: 130, sortable: true, render: (row) => formatDate(row.updated_at) },
];

/** Settings page with the policies of service levels [2.42]. */
export function SlaPoliciesScreen() {
  const list = useListQuery(policies);
  const reading = useSlaPoliciesQuery(list.query);
  const branchName = useBranchName();
  const branches = useReferenceList('branches') ?? [];
  const [trying, setTrying] = useState(false);
  const fullAdmin = useGate({ role: 'full_admin' });
  const sorted = () => {
    void reading.refetch();
    void refreshLists(undefined, { queryFulfilled: Promise.resolve() });
  };
  return (
    <>
      <ListPage
        name="sla"
        title={titles.settings.sla}
        actions={
          <>
            <Button icon={<WaitIcon />} onClick={() => setTrying(true)}>
              {text.try.open}
            </Button>
            {fullAdmin ? <SortButton type="sla" onSaved={sorted} /> : null}
            <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
              {titles.settings.slaNew}
            </ButtonLink>
          </>
        }
        list={list}
        reading={reading}
        columns={columnsWith(branchName)}
        rowKey={(row) => row.id}
        rowHref={hrefOf}
        minWidth={720}
        card={(row) => (
          <RowCard>
            <span className="tk-sla-name">
              <TextLink href={hrefOf(row)}>
                <Line>{row.name}</Line>
              </TextLink>
              {row.is_default ? <Tag tone="primary">{text.defaultShort}</Tag> : null}
            </span>
            <StatusTag on={row.status} />
          </RowCard>
        )}
        empty={text.empty}
        search={{ filter: 'name', placeholder: text.search }}
        controls={{
          branch_id: (
            <Select
              clearable
              aria-label={text.branch}
              placeholder={text.branch}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              value={list.filters.branch_id ?? null}
              onChange={(branch_id) => list.setFilters({ branch_id: branch_id ?? undefined })}
            />
          ),
        }}
      />
      <OnDemand onClose={() => setTrying(false)}>
        {trying ? <TrySlaDialog onClose={() => setTrying(false)} /> : null}
      </OnDemand>
    </>
  );
}
