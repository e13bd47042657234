import type { OrganizationRow } from '@hamyar/contracts';
import { Avatar, Card, EmptyState, Line } from '@hamyar/design-system/basics';
import { Select, TextField } from '@hamyar/design-system/fields';
import { SearchIcon } from '@hamyar/design-system/icons';
import { DataTable, Pager, type Column } from '@hamyar/design-system/table';
import { usePlatform } from '@hamyar/module-sdk';
import { joinFa, toFa } from '@hamyar/persian';
import { isApiError, useReferenceList } from '@hamyar/store';
import { useOrganizationsQuery } from '../../api/organization.api.ts';
import { fa } from '../../messages/fa.ts';
import { useListQuery } from '../../shared/list-query.ts';
import { ExpiryMark, LevelTag } from '../../shared/marks.tsx';
import { useTyped } from '../../shared/use-typed.ts';

const text = fa.organizations;
const Who = ({ row }: { row: OrganizationRow }) => <span className="customers-who"><Avatar name={row.name} seed={row.id} size={32} square /><b><Line>{row.name}</Line></b></span>;

function columnsAt(now: number): Column<OrganizationRow>[] {
  return [
    { key: 'name', title: text.name, sortable: true, render: (row) => <Who row={row} /> },
    { key: 'level', title: text.level, width: 130, render: (row) => <LevelTag level={row.customer_level} /> },
    { key: 'supervisors', title: text.supervisors, render: (row) => (row.supervisors.length > 0 ? <Line>{joinFa(row.supervisors.map(({ name }) => name))}</Line> : <span className="customers-quiet">{fa.common.notSet}</span>) },
    { key: 'branch', title: text.branch, width: 120, render: (row) => row.branch?.name ?? '' },
    { key: 'members', title: text.members, width: 90, numeric: true, render: (row) => toFa(row.customer_count) },
    { key: 'open', title: text.openTickets, width: 100, numeric: true, render: (row) => toFa(row.open_ticket_count) },
    { key: 'expire_date', title: text.contractEnd, width: 150, sortable: true, render: (row) => <ExpiryMark at={row.expire_date} now={now} /> },
  ];
}

/** The organisations in scope. */
export function OrganizationTable({ onTotal }: { onTotal: (total: number) => void }) {
  const now = usePlatform().now();
  const list = useListQuery(['name', 'created_at', 'expire_date'] as const, 'name');
  const levels = useReferenceList('customerLevels') ?? [];
  const keyword = list.search.get('keyword') ?? '';
  const level = Number(list.search.get('customer_level_id')) || null;
  const [typed, setTyped] = useTyped(keyword, (next) => list.filter({ keyword: next.trim() || undefined }));
  const { data, error, isFetching, refetch } = useOrganizationsQuery({ ...list.query, keyword: keyword || undefined, customer_level_id: level ?? undefined });
  if (data) onTotal(data.total);
  const filtered = keyword !== '' || level !== null;
  return (
    <Card flush>
      <div className="customers-tools">
        <TextField value={typed} onChange={setTyped} placeholder={text.search} aria-label={text.search} prefix={<SearchIcon size={16} />} inputMode="search" clearable />
        <Select aria-label={text.level} placeholder={text.level} clearable options={levels.map(({ id, name }) => ({ value: id, label: name }))} value={level} onChange={(id) => list.filter({ customer_level_id: id ?? undefined })} />
      </div>
      <DataTable
        label={text.title} columns={columnsAt(now)} rows={data?.data ?? []} rowKey={(row) => row.id} loading={!data && isFetching} rowHref={(row) => `/organization/${row.id}`} minWidth={900}
        error={error ? { traceId: isApiError(error) ? error.request_id : undefined, onRetry: () => void refetch() } : null} empty={<EmptyState kind={filtered ? 'filtered' : 'list'} title={filtered ? undefined : text.empty} />}
        sort={list.sort} onSortChange={list.setSort} card={(row) => <div className="customers-row-card"><Who row={row} /><div><LevelTag level={row.customer_level} /><ExpiryMark at={row.expire_date} now={now} /></div></div>}
        footer={data ? <Pager page={data.currentPage} perPage={data.perPage} total={data.total} totalCapped={data.totalCapped} onChange={list.setPage} /> : null}
      />
    </Card>
  );
}
