import { SLA_IS_LICENSED, type CustomerLevelListQuery, type CustomerLevelRow } from '@hamyar/contracts';
import { ButtonLink, Line, Tag } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { TextLink } from '@hamyar/design-system/theme';
import { defineList, ListPage, textFilter, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { useGate } from '@hamyar/module-sdk';
import { fill, formatNumber, isolate } from '@hamyar/persian';
import { refreshLists } from '@hamyar/store';
import '../css/customers.css';
import { useCustomerLevelsQuery } from '../api/customer-level.api.ts';
import { fa } from '../messages/fa.ts';
import { faLevels as text } from '../messages/fa-levels.ts';
import { titles } from '../messages/fa-manifest.ts';
import { LevelBadge } from '../shared/badges.tsx';

const PATH = '/settings/customerLevel';
const hrefOf = (row: CustomerLevelRow) => `${PATH}/${row.id}`;

// the rows stand in their order, which the sort dialog changes
const levels = defineList<CustomerLevelListQuery>()({ filters: { s: textFilter() }, sorts: [] });
type Column = ListColumn<CustomerLevelRow, SortsOf<typeof levels>>;

const LevelName = ({ row }: { row: CustomerLevelRow }) => (
  <span className="customers-level">
    <TextLink href={hrefOf(row)}>
      <LevelBadge level={row} />
    </TextLink>
    {row.is_default ? <Tag tone="primary">{text.defaultShort}</Tag> : null}
  </span>
);

const StatusTag = ({ on }: { on: boolean }) => (
  <Tag tone={on ? 'success' : 'neutral'}>{on ? text.active : text.inactive}</Tag>
);

/** How many have the level, as a link to them. */
const Count = ({ n, name, label, list }: { n: number | null; name: string; label: string; list: string }) => {
  const shown = formatNumber(n ?? 0);
  return n ? (
    <TextLink href={list} aria-label={fill(label, { name: isolate(name), n: shown })}>
      {shown}
    </TextLink>
  ) : (
    <span className="customers-quiet">{shown}</span>
  );
};

const columnsWith = ({ sla }: { sla: boolean }): Column[] => [
  { key: 'name', title: text.name, locked: true, render: (row) => <LevelName row={row} /> },
  {
    key: 'customers',
    title: text.customers,
    width: 110,
    numeric: true,
    render: (row) => (
      <Count
        n={row.customer_count}
        name={row.name}
        label={text.showCustomers}
        list={`/customers?customer_level_id=${row.id}`}
      />
    ),
  },
  {
    key: 'organizations',
    title: text.organizations,
    width: 120,
    numeric: true,
    render: (row) => (
      <Count
        n={row.organization_count}
        name={row.name}
        label={text.showOrganizations}
        list={`/organization?customer_level_id=${row.id}`}
      />
    ),
  },
  {
    key: 'importance',
    title: text.importance,
    width: 140,
    render: ({ default_importance: importance }) =>
      importance === null ? <span className="customers-quiet">{fa.common.notSet}</span> : text.importances[importance],
  },
  ...(sla
    ? [
        {
          key: 'sla',
          title: text.sla,
          render: (row) =>
            row.sla ? <Line>{row.sla.name}</Line> : <span className="customers-quiet">{fa.common.notSet}</span>,
        } satisfies Column,
      ]
    : []),
  { key: 'status', title: text.status, width: 100, render: (row) => <StatusTag on={row.status} /> },
];

/** Settings page with the customer levels, the most important first [2.16, 2.41]. */
export function CustomerLevelsScreen() {
  const list = useListQuery(levels);
  const reading = useCustomerLevelsQuery(list.query, { refetchOnMountOrArgChange: true });
  const sla = useGate(SLA_IS_LICENSED);
  const sorted = () => {
    void reading.refetch();
    void refreshLists(undefined, { queryFulfilled: Promise.resolve() });
  };
  return (
    <ListPage
      name="customer-levels"
      title={titles.levels}
      actions={
        <>
          <SortButton type="customerLevel" onSaved={sorted} />
          <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
            {titles.levelNew}
          </ButtonLink>
        </>
      }
      list={list}
      reading={reading}
      columns={columnsWith({ sla })}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={760}
      card={(row) => (
        <RowCard
          below={
            <>
              <StatusTag on={row.status} />
              <span className="customers-quiet">
                {fill(text.counts, {
                  customers: formatNumber(row.customer_count ?? 0),
                  organizations: formatNumber(row.organization_count ?? 0),
                })}
              </span>
            </>
          }
        >
          <LevelName row={row} />
        </RowCard>
      )}
      empty={text.empty}
      search={{ filter: 's', placeholder: text.search }}
      controls={{}}
    />
  );
}
