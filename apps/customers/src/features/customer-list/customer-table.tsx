import { SEARCH_MIN_CHARS, type UserListRow } from '@hamyar/contracts';
import { Avatar, Line, Ltr, Tag } from '@hamyar/design-system/basics';
import type { Column } from '@hamyar/design-system/table';
import { TextLink } from '@hamyar/design-system/theme';
import { usePlatform } from '@hamyar/module-sdk';
import { formatMobile, toFa } from '@hamyar/persian';
import { useCustomersQuery } from '../../api/customer.api.ts';
import { fa } from '../../messages/fa.ts';
import { ListCard } from '../../shared/list-card.tsx';
import { useListQuery } from '../../shared/list-query.ts';
import { AccountStatusBadge, ExpiryBadge, LevelBadge } from '../../shared/badges.tsx';

const text = fa.customers;
const hrefOf = (row: UserListRow) => `/customers/${row.id}`;
const nameOf = (row: UserListRow) => row.name || fa.common.noName;

const CustomerCell = ({ row }: { row: UserListRow }) => (
  <span className="customers-who">
    <Avatar name={nameOf(row)} seed={row.id} size={32} />
    <span>
      <b>
        <TextLink className="customers-open" href={hrefOf(row)}>
          <Line>{nameOf(row)}</Line>
        </TextLink>
      </b>
      {row.supervisor ? <small>{text.supervisor}</small> : null}
    </span>
  </span>
);

function buildColumns(now: number): Column<UserListRow>[] {
  return [
    { key: 'name', title: text.name, sortable: true, render: (row) => <CustomerCell row={row} /> },
    {
      key: 'organization',
      title: text.organization,
      render: (row) =>
        row.organization ? (
          <Line>{row.organization.name}</Line>
        ) : (
          <span className="customers-quiet">{text.noOrganization}</span>
        ),
    },
    { key: 'level', title: text.level, width: 130, render: (row) => <LevelBadge level={row.customer_level} /> },
    {
      key: 'mobile',
      title: text.mobile,
      width: 140,
      render: (row) =>
        row.mobile ? (
          <Ltr>{formatMobile(row.mobile)}</Ltr>
        ) : (
          <span className="customers-quiet">{fa.common.notSet}</span>
        ),
    },
    {
      key: 'open',
      title: text.openTickets,
      width: 100,
      numeric: true,
      render: (row) => toFa(row.open_ticket_count ?? 0),
    },
    {
      key: 'expire',
      title: fa.card.expireDate,
      width: 150,
      render: (row) => <ExpiryBadge at={row.expire_date ?? null} now={now} />,
    },
    {
      key: 'status',
      title: fa.common.status,
      width: 110,
      render: (row) => (
        <AccountStatusBadge status={row.status ?? 'active'} expired={(row.expire_date ?? Infinity) <= now} />
      ),
    },
  ];
}

/** The customers in scope; searching begins at three characters (spec 5.33). */
export function CustomerTable({ onTotal }: { onTotal: (total: number) => void }) {
  const now = usePlatform().now();
  const list = useListQuery(['name', 'created_at', 'last_login_at'] as const, 'name');
  const keyword = [...list.keyword].length >= SEARCH_MIN_CHARS ? list.keyword : undefined;
  const answer = useCustomersQuery({ ...list.query, keyword, organization_id: list.organization ?? undefined });
  return (
    <ListCard
      list={list}
      answer={answer}
      columns={buildColumns(now)}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      card={(row) => <CustomerCardRow row={row} />}
      text={text}
      onTotal={onTotal}
    />
  );
}

const CustomerCardRow = ({ row }: { row: UserListRow }) => (
  <div className="customers-row-card">
    <CustomerCell row={row} />
    <div>
      <LevelBadge level={row.customer_level} />
      {row.organization ? (
        <Tag>
          <Line>{row.organization.name}</Line>
        </Tag>
      ) : null}
      {row.mobile ? <Ltr>{formatMobile(row.mobile)}</Ltr> : null}
    </div>
  </div>
);
