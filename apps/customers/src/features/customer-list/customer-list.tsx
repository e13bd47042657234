import type { ReactNode } from 'react';
import { pagePath, type UserListRow, pictureUrl } from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { Line, Ltr, Tag } from '@hamyar/design-system/basics';
import { RowCard } from '@hamyar/design-system/table';
import { FieldValues } from '@hamyar/module-kit/custom-fields';
import { ListPage, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import { showPhone } from '@hamyar/persian';
import { useCustomerFieldValuesQuery } from '../../api/custom-value.api.ts';
import { useCustomersQuery } from '../../api/customer.api.ts';
import { faList } from '../../messages/fa-list.ts';
import { fa } from '../../messages/fa.ts';
import { AccountStatusBadge, ExpiryBadge, LevelBadge } from '../../shared/badges.tsx';
import { levelColumn, openTicketsColumn, RowName } from '../../shared/row-parts.tsx';
import { useCustomerFieldColumns } from './customer-fields.ts';
import { useFilterChips, useFilterControls } from './customer-filter-controls.tsx';
import { customerList } from './customer-filters.ts';

const text = fa.customers;
const hrefOf = (row: UserListRow) => pagePath('/customers/:id', { id: row.id });
const nameOf = (row: UserListRow) => row.name || fa.common.noName;

const Who = ({ row }: { row: UserListRow }) => (
  <RowName
    id={row.id}
    name={nameOf(row)}
    href={hrefOf(row)}
    picture={pictureUrl(row)}
    note={row.supervisor ? text.supervisor : undefined}
  />
);

const NotSet = () => <span className="customers-quiet">{fa.common.notSet}</span>;

function columnsAt(now: number): ListColumn<UserListRow, SortsOf<typeof customerList>>[] {
  return [
    { key: 'name', title: text.name, sortable: true, locked: true, render: (row) => <Who row={row} /> },
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
    levelColumn(text.level),
    {
      key: 'mobile',
      title: text.mobile,
      width: 140,
      render: (row) => (row.mobile ? <Ltr>{showPhone(row.mobile)}</Ltr> : <NotSet />),
    },
    {
      key: 'email',
      title: text.email,
      hidden: true,
      render: (row) => (row.email ? <Ltr>{row.email}</Ltr> : <NotSet />),
    },
    {
      key: 'branch',
      title: faList.branch,
      width: 120,
      hidden: true,
      render: (row) => (row.branch ? <Line>{row.branch.name}</Line> : <NotSet />),
    },
    {
      key: 'place',
      title: fa.card.stateAndCity,
      width: 150,
      hidden: true,
      render: (row) => <Line>{[row.state, row.city].filter(Boolean).join('، ')}</Line>,
    },
    openTicketsColumn(text.openTickets),
    {
      key: 'created_at',
      title: faList.created,
      width: 120,
      hidden: true,
      sortable: true,
      render: (row) => <Ltr>{row.created_at === undefined ? '' : formatDate(row.created_at)}</Ltr>,
    },
    {
      key: 'last_login_at',
      title: faList.lastLogin,
      width: 120,
      sortable: true,
      render: (row) =>
        row.last_login_at ? (
          <Ltr>{formatDate(row.last_login_at)}</Ltr>
        ) : (
          <span className="customers-quiet">{faList.neverLoggedIn}</span>
        ),
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

interface CustomerListProps {
  /** Buttons in the header. */
  actions?: ReactNode;
  /** The changes of the selected customers. */
  bulk(rows: readonly UserListRow[], onClear: () => void): ReactNode;
}

/** The customers in scope (spec 2.8). */
export function CustomerList({ actions, bulk }: CustomerListProps) {
  const now = useNow();
  const list = useListQuery(customerList);
  const controls = useFilterControls(list);
  const chips = useFilterChips(list.filters);
  const ofFields = useCustomerFieldColumns();
  const reading = useCustomersQuery(list.query);
  return (
    <ListPage
      name="customers"
      title={text.title}
      actions={actions}
      list={list}
      reading={reading}
      columns={[...columnsAt(now), ...ofFields]}
      around={(columns, table) => (
        <FieldValues
          columns={columns}
          rows={reading.data?.data ?? []}
          readAt={reading.fulfilledTimeStamp ?? 0}
          useValues={useCustomerFieldValuesQuery}
        >
          {table}
        </FieldValues>
      )}
      bulk={({ keys, clear }) =>
        bulk(
          (reading.data?.data ?? []).filter(({ id }) => keys.has(id)),
          clear,
        )
      }
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={1000}
      card={(row) => <CustomerCardRow row={row} />}
      empty={text.empty}
      search={{ filter: 'keyword', placeholder: text.search }}
      controls={controls}
      chips={chips}
    />
  );
}

const CustomerCardRow = ({ row }: { row: UserListRow }) => (
  <RowCard
    below={
      <>
        <LevelBadge level={row.customer_level} />
        {row.organization ? (
          <Tag>
            <Line>{row.organization.name}</Line>
          </Tag>
        ) : null}
        {row.mobile ? <Ltr>{showPhone(row.mobile)}</Ltr> : null}
      </>
    }
  >
    <Who row={row} />
  </RowCard>
);
