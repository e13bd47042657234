import { SEARCH_MIN_CHARS, type UserListRow } from '@hamyar/contracts';
import { Avatar, Card, EmptyState, Line, Ltr, Tag } from '@hamyar/design-system/basics';
import { Select, TextField } from '@hamyar/design-system/fields';
import { SearchIcon } from '@hamyar/design-system/icons';
import { DataTable, Pager, type Column } from '@hamyar/design-system/table';
import { usePlatform } from '@hamyar/module-sdk';
import { showMobile, toFa } from '@hamyar/persian';
import { isApiError, useReferenceList } from '@hamyar/store';
import { useCustomersQuery } from '../../api/customer.api.ts';
import { fa } from '../../messages/fa.ts';
import { useListQuery } from '../../shared/list-query.ts';
import { AccountTag, ExpiryMark, LevelTag } from '../../shared/marks.tsx';
import { useTyped } from '../../shared/use-typed.ts';

const text = fa.customers;
const nameOf = (row: UserListRow) => row.name || fa.common.noName;

const Who = ({ row }: { row: UserListRow }) => (
  <span className="customers-who">
    <Avatar name={nameOf(row)} seed={row.id} size={32} />
    <span><b><Line>{nameOf(row)}</Line></b>{row.supervisor ? <small>{text.supervisor}</small> : null}</span>
  </span>
);

function columnsAt(now: number): Column<UserListRow>[] {
  return [
    { key: 'name', title: text.name, sortable: true, render: (row) => <Who row={row} /> },
    { key: 'organization', title: text.organization, render: (row) => (row.organization ? <Line>{row.organization.name}</Line> : <span className="customers-quiet">{text.noOrganization}</span>) },
    { key: 'level', title: text.level, width: 130, render: (row) => <LevelTag level={row.customer_level} /> },
    { key: 'mobile', title: text.mobile, width: 140, numeric: true, render: (row) => (row.mobile ? <Ltr>{showMobile(row.mobile)}</Ltr> : <span className="customers-quiet">{fa.common.notSet}</span>) },
    { key: 'open', title: text.openTickets, width: 100, numeric: true, render: (row) => toFa(row.open_ticket_count ?? 0) },
    { key: 'expire', title: fa.card.expireDate, width: 150, render: (row) => <ExpiryMark at={row.expire_date ?? null} now={now} /> },
    { key: 'status', title: fa.common.status, width: 110, render: (row) => <AccountTag status={row.status ?? 'active'} expired={(row.expire_date ?? Infinity) <= now} /> },
  ];
}

/** The customers in scope, with search, level filter, sorts and pages. */
export function CustomerTable({ onTotal }: { onTotal?: (total: number) => void }) {
  const now = usePlatform().now();
  const list = useListQuery(['name', 'created_at', 'last_login_at'] as const, 'name');
  const levels = useReferenceList('customerLevels') ?? [];
  const keyword = list.search.get('keyword') ?? '';
  const level = Number(list.search.get('customer_level_id')) || null;
  const organization = Number(list.search.get('organization_id')) || undefined;
  const [typed, setTyped] = useTyped(keyword, (next) => list.filter({ keyword: next.trim() || undefined }));
  const searching = [...keyword].length >= SEARCH_MIN_CHARS;
  const { data, error, isFetching, refetch } = useCustomersQuery({ ...list.query, keyword: searching ? keyword : undefined, customer_level_id: level ?? undefined, organization_id: organization });
  if (data) onTotal?.(data.total);
  const filtered = searching || level !== null || organization !== undefined;
  return (
    <Card flush>
      <div className="customers-tools">
        <TextField value={typed} onChange={setTyped} placeholder={text.search} aria-label={text.search} prefix={<SearchIcon size={16} />} inputMode="search" clearable />
        <Select aria-label={text.level} placeholder={text.level} clearable options={levels.map(({ id, name }) => ({ value: id, label: name }))} value={level} onChange={(id) => list.filter({ customer_level_id: id ?? undefined })} />
      </div>
      <DataTable
        label={text.title} columns={columnsAt(now)} rows={data?.data ?? []} rowKey={(row) => row.id} loading={!data && isFetching} rowHref={(row) => `/customers/${row.id}`} minWidth={900}
        error={error ? { traceId: isApiError(error) ? error.request_id : undefined, onRetry: () => void refetch() } : null} empty={<EmptyState kind={filtered ? 'filtered' : 'list'} title={filtered ? undefined : text.empty} />}
        sort={list.sort} onSortChange={list.setSort} card={(row) => <CustomerCardRow row={row} />}
        footer={data ? <Pager page={data.currentPage} perPage={data.perPage} total={data.total} totalCapped={data.totalCapped} onChange={list.setPage} /> : null}
      />
    </Card>
  );
}

const CustomerCardRow = ({ row }: { row: UserListRow }) => (
  <div className="customers-row-card">
    <Who row={row} />
    <div><LevelTag level={row.customer_level} />{row.organization ? <Tag><Line>{row.organization.name}</Line></Tag> : null}{row.mobile ? <Ltr>{showMobile(row.mobile)}</Ltr> : null}</div>
  </div>
);
