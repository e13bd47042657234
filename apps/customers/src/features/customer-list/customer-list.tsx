import type { ReactNode } from 'react';
import { pagePath, type UserListRow, pictureUrl } from '@hamyar/contracts';
import { Line, Ltr, Tag } from '@hamyar/design-system/basics';
import { RowCard } from '@hamyar/design-system/table';
import { ListPage, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import { choiceName, showPhone } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { useCustomersQuery } from '../../api/customer.api.ts';
import { fa } from '../../messages/fa.ts';
import { LevelFilter } from '../../shared/level-filter.tsx';
import { AccountStatusBadge, ExpiryBadge, LevelBadge } from '../../shared/badges.tsx';
import { levelColumn, openTicketsColumn, RowName } from '../../shared/row-parts.tsx';
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
      render: (row) =>
        row.mobile ? <Ltr>{showPhone(row.mobile)}</Ltr> : <span className="customers-quiet">{fa.common.notSet}</span>,
    },
    openTicketsColumn(text.openTickets),
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

/** The customers in scope (spec 2.8). */
export function CustomerList({ actions }: { actions?: ReactNode }) {
  const now = useNow();
  const list = useListQuery(customerList);
  const levels = useReferenceList('customer_levels') ?? [];
  const organizations = useReferenceList('organizations');
  const { organization_id } = list.filters;
  const reading = useCustomersQuery(list.query);
  return (
    <ListPage
      name="customers"
      title={text.title}
      actions={actions}
      list={list}
      reading={reading}
      columns={columnsAt(now)}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={900}
      card={(row) => <CustomerCardRow row={row} />}
      empty={text.empty}
      search={{ filter: 'keyword', placeholder: text.search }}
      controls={{
        customer_level_id: <LevelFilter list={list} levels={levels} label={text.level} />,
        // the page of an organisation leads here with it
        organization_id: null,
      }}
      chips={
        organization_id === undefined
          ? []
          : [
              {
                names: ['organization_id'],
                label: text.organization,
                value: choiceName(organizations, organization_id),
              },
            ]
      }
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
