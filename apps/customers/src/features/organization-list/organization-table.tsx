import type { OrganizationRow } from '@hamyar/contracts';
import { Avatar, Line } from '@hamyar/design-system/basics';
import type { Column } from '@hamyar/design-system/table';
import { TextLink } from '@hamyar/design-system/theme';
import { usePlatform } from '@hamyar/module-sdk';
import { joinFa, toFa } from '@hamyar/persian';
import { useOrganizationsQuery } from '../../api/organization.api.ts';
import { fa } from '../../messages/fa.ts';
import { ListCard } from '../../shared/list-card.tsx';
import { useListQuery } from '../../shared/list-query.ts';
import { ExpiryBadge, LevelBadge } from '../../shared/badges.tsx';

const text = fa.organizations;
const hrefOf = (row: OrganizationRow) => `/organization/${row.id}`;
const OrganizationCell = ({ row }: { row: OrganizationRow }) => (
  <span className="customers-who">
    <Avatar name={row.name} seed={row.id} size={32} square />
    <b>
      <TextLink className="customers-open" href={hrefOf(row)}>
        <Line>{row.name}</Line>
      </TextLink>
    </b>
  </span>
);

function buildColumns(now: number): Column<OrganizationRow>[] {
  return [
    { key: 'name', title: text.name, sortable: true, render: (row) => <OrganizationCell row={row} /> },
    { key: 'level', title: text.level, width: 130, render: (row) => <LevelBadge level={row.customer_level} /> },
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
    { key: 'open', title: text.openTickets, width: 100, numeric: true, render: (row) => toFa(row.open_ticket_count) },
    {
      key: 'expire_date',
      title: text.contractEnd,
      width: 150,
      sortable: true,
      render: (row) => <ExpiryBadge at={row.expire_date} now={now} />,
    },
  ];
}

/** The organisations in scope. */
export function OrganizationTable({ onTotal }: { onTotal: (total: number) => void }) {
  const now = usePlatform().now();
  const list = useListQuery(['name', 'created_at', 'expire_date'] as const, 'name');
  const answer = useOrganizationsQuery({ ...list.query, keyword: list.keyword || undefined });
  return (
    <ListCard
      list={list}
      answer={answer}
      columns={buildColumns(now)}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      text={text}
      onTotal={onTotal}
      card={(row) => (
        <div className="customers-row-card">
          <OrganizationCell row={row} />
          <div>
            <LevelBadge level={row.customer_level} />
            <ExpiryBadge at={row.expire_date} now={now} />
          </div>
        </div>
      )}
    />
  );
}
