import type { ReactNode } from 'react';
import { pagePath, type OrganizationListQuery, type OrganizationRow } from '@hamyar/contracts';
import { Line } from '@hamyar/design-system/basics';
import { JalaliRange } from '@hamyar/design-system/dates';
import { RowCard } from '@hamyar/design-system/table';
import {
  defineList,
  ListPage,
  numberFilter,
  textFilter,
  useListQuery,
  type ListColumn,
  type SortsOf,
} from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import { joinFa, toFa } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { useOrganizationsQuery } from '../../api/organization.api.ts';
import { fa } from '../../messages/fa.ts';
import { daysOfExpiry, expiryOfDays } from '../../shared/expiry-date.ts';
import { BranchFilter } from '../../shared/filter-select.tsx';
import { LevelFilter } from '../../shared/level-filter.tsx';
import { ExpiryBadge, LevelBadge } from '../../shared/badges.tsx';
import { levelColumn, openTicketsColumn, RowName } from '../../shared/row-parts.tsx';

const text = fa.organizations;
const hrefOf = (row: OrganizationRow) => pagePath('/organization/:id', { id: row.id });
const Who = ({ row }: { row: OrganizationRow }) => <RowName id={row.id} name={row.name} href={hrefOf(row)} square />;

function columnsAt(now: number): ListColumn<OrganizationRow, SortsOf<typeof organizationList>>[] {
  return [
    { key: 'name', title: text.name, sortable: true, locked: true, render: (row) => <Who row={row} /> },
    levelColumn(text.level),
    {
      key: 'supervisors',
      title: text.supervisors,
      render: (row) =>
        row.supervisors.length > 0 ? (
          <Line>{joinFa(row.supervisors.map(({ name }) => name))}</Line>
        ) : (
          <span className="customers-quiet">{fa.common.notSet}</span>
        ),
    },
    { key: 'branch', title: text.branch, width: 120, render: (row) => row.branch?.name ?? '' },
    { key: 'members', title: text.members, width: 90, numeric: true, render: (row) => toFa(row.customer_count) },
    openTicketsColumn(text.openTickets),
    {
      key: 'expire_date',
      title: text.contractEnd,
      width: 150,
      sortable: true,
      render: (row) => <ExpiryBadge at={row.expire_date} now={now} />,
    },
  ];
}

const organizationList = defineList<OrganizationListQuery>()({
  filters: {
    keyword: textFilter(),
    customer_level_id: numberFilter(),
    branch_id: numberFilter(),
    expire_from: numberFilter(),
    expire_to: numberFilter(),
    // nothing switches an organisation off yet
    status: null,
  },
  sorts: ['name', 'created_at', 'expire_date'],
  defaultSort: { by: 'name', order: 'asc' },
});

/** The organisations in scope (spec 2.14). */
export function OrganizationList({ actions }: { actions?: ReactNode }) {
  const now = useNow();
  const list = useListQuery(organizationList);
  const levels = useReferenceList('customer_levels') ?? [];
  const reading = useOrganizationsQuery(list.query);
  return (
    <ListPage
      name="organizations"
      title={text.title}
      actions={actions}
      list={list}
      reading={reading}
      columns={columnsAt(now)}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={900}
      empty={text.empty}
      search={{ filter: 'keyword', placeholder: text.search }}
      controls={{
        customer_level_id: <LevelFilter list={list} levels={levels} label={text.level} />,
        branch_id: <BranchFilter list={list} />,
        // both ends are one control
        expire_from: (
          <span className="customers-range">
            <JalaliRange
              label={text.contractEnd}
              value={daysOfExpiry(list.filters)}
              onChange={(days) => list.setFilters(expiryOfDays(days))}
            />
          </span>
        ),
        expire_to: null,
      }}
      card={(row) => (
        <RowCard
          below={
            <>
              <LevelBadge level={row.customer_level} />
              <ExpiryBadge at={row.expire_date} now={now} />
            </>
          }
        >
          <Who row={row} />
        </RowCard>
      )}
    />
  );
}
