import { useMemo, useState, type ReactNode } from 'react';
import { PAGE_SIZES, type PageSize, type TicketRow, type TicketSort } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import {
  Avatar,
  CountBadge,
  EmptyState,
  IconButton,
  Line,
  Ltr,
  Name,
  Pill,
  Tabs,
  TextLink,
} from '@hamyar/design-system/basics';
import { ColumnsIcon, SplitViewIcon } from '@hamyar/design-system/icons';
import { Page } from '@hamyar/design-system/layout';
import { ColumnMenu, DataTable, Pager, type Column, type ColumnChoice, type Sort } from '@hamyar/design-system/table';
import { ImportanceBadge, StatusBadge } from '@hamyar/design-system/ticket';
import { useNavigate, useSearch, useSetSearch } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { useTicketCountersQuery, useTicketPageQuery } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { ageText, durationText } from '../../shared/age-text.ts';
import { errorText } from '../../shared/api-errors.ts';
import { TicketSearch } from '../../shared/ticket-search.tsx';
import { listQuery, type TicketViewName } from '../../shared/ticket-filter.conversions.ts';
import { useLiveList } from '../../shared/use-live-list.ts';
import { useNow } from '../../shared/use-now.ts';
import type { ListChoice } from '../../shared/use-ticket-list.ts';

const text = faStaff.table;
const VIEWS = [
  'all',
  'open',
  'mine',
  'unassigned',
  'urgent',
  'unread',
  'waiting_for_customer',
  'closed',
] as const satisfies readonly TicketViewName[];
const COUNTED = ['open', 'mine', 'unassigned', 'urgent', 'unread'] as const satisfies readonly TicketViewName[];
const DEFAULT_ROWS = 25;
const LOCKED_COLUMNS = ['number', 'subject'];
/** Columns that the wire can sort by. */
const SORTS: Readonly<Record<string, TicketSort>> = {
  number: 'number',
  importance: 'importance',
  activity: 'last_activity_at',
  waiting: 'waiting_since',
  created: 'created_at',
};

interface TicketTableProps {
  choice: ListChoice;
  filters: ReactNode;
}

/** The list as a table: views, filters, columns of one's own choice, pages. */
export function TicketTable({ choice, filters }: TicketTableProps) {
  const navigate = useNavigate();
  const { data: counters = {} } = useTicketCountersQuery(COUNTED);
  const page = useTablePage(choice);
  const { columns, menu } = useColumns(page.now);
  const { state } = choice;
  const sorted = Object.entries(SORTS).find(([, name]) => name === state.sort_by)?.[0];
  const sort: Sort | null = sorted ? { key: sorted, order: state.sort_dir ?? 'desc' } : null;
  return (
    <Page fill className="tk-table">
      <header className="tk-table-head">
        <h1>{faStaff.title}</h1>
        {page.data ? (
          <Pill>{page.data.totalCapped ? fa.capped(page.data.total) : fa.count(page.data.total)}</Pill>
        ) : null}
        <span className="hd-grow" />
        <TicketSearch
          placeholder={faStaff.searchList}
          value={state.filters.s ?? ''}
          onSearch={(s) => choice.setFilters({ ...state.filters, s: s || undefined })}
        />
        {menu}
        <IconButton
          icon={<SplitViewIcon />}
          label={faStaff.splitView}
          variant="default"
          onClick={() => navigate('/tickets')}
        />
      </header>
      <Tabs
        label={fa.list.label}
        value={VIEWS.find((view) => view === state.view) ?? 'all'}
        onChange={choice.setView}
        items={VIEWS.map((key) => ({
          key,
          label: faStaff.views[key],
          ...((COUNTED as readonly string[]).includes(key)
            ? { count: counters[key as (typeof COUNTED)[number]] ?? null }
            : {}),
          hot: key === 'urgent',
        }))}
      />
      {filters}
      {page.arrived > 0 ? (
        <button type="button" className="tk-table-arrived" onClick={page.showArrived}>
          {fa.list.newArrived(page.arrived)}
        </button>
      ) : null}
      <DataTable<TicketRow>
        label={fa.list.label}
        columns={columns}
        rows={page.data?.data ?? []}
        rowKey={(row) => row.id}
        loading={page.loading}
        error={page.error}
        minWidth={1080}
        empty={<EmptyState kind="filtered" title={state.filters.s ? fa.list.emptySearch : fa.list.emptyFiltered} />}
        rowHref={(row) => `/tickets/${row.id}?view=${state.view}`}
        rowClass={(row) => row.unread && 'tk-table-unread'}
        sort={sort}
        onSortChange={(next) => choice.setSort(next ? { sort_by: SORTS[next.key], sort_dir: next.order } : {})}
        footer={
          page.data ? (
            <Pager
              page={page.number}
              perPage={page.perPage}
              total={page.data.total}
              totalCapped={page.data.totalCapped}
              sizes={PAGE_SIZES}
              onChange={page.go}
            />
          ) : null
        }
      />
    </Page>
  );
}

/** One page of the table; its number and size stand in the address. */
function useTablePage({ state }: ListChoice) {
  const search = useSearch();
  const setSearch = useSetSearch();
  const now = useNow();
  const number = Math.max(1, Number(search.get('page')) || 1);
  const perPage = PAGE_SIZES.find((size) => size === Number(search.get('perPage'))) ?? DEFAULT_ROWS;
  const filter = useMemo(() => listQuery(state), [state]);
  const query = useTicketPageQuery({ ...filter, page: number, perPage });
  const data = query.data;
  const shown = useMemo(() => (data?.data ?? []).map(({ id }) => id), [data]);
  const live = useLiveList({
    visibleIds: shown,
    filter,
    complete: data?.totalPages === 1,
    readAt: Math.floor((query.fulfilledTimeStamp ?? 0) / 1000),
  });
  const failure = failureOf(query);
  return {
    data,
    now,
    number,
    perPage,
    loading: query.isFetching,
    arrived: live.arrived,
    error:
      failure && !data
        ? {
            message: errorText(failure),
            onRetry: () => void query.refetch(),
          }
        : null,
    showArrived: () => {
      live.clear();
      void query.refetch();
    },
    go: (page: number, size: number) =>
      setSearch(
        { page: page === 1 ? undefined : page, perPage: size === DEFAULT_ROWS ? undefined : (size as PageSize) },
        { replace: false },
      ),
  };
}

/** Which columns are shown, in which order: a choice of this device. */
function useColumns(now: number) {
  const all = useMemo(() => ticketColumns(now), [now]);
  const preset = all.map(
    ({ key, title }): ColumnChoice => ({
      key,
      title,
      shown: !DEFAULT_HIDDEN_COLUMNS.includes(key),
      locked: LOCKED_COLUMNS.includes(key),
    }),
  );
  const [chosen, setChosen] = useState<readonly ColumnChoice[]>(preset);
  const columns = chosen
    .filter(({ shown }) => shown)
    .flatMap(({ key }) => all.find((column) => column.key === key) ?? []);
  const menu = (
    <ColumnMenu
      columns={chosen}
      onChange={setChosen}
      onReset={() => setChosen(preset)}
      trigger={(props) => <IconButton icon={<ColumnsIcon />} label={faStaff.columns} variant="default" {...props} />}
    />
  );
  return { columns, menu };
}

const DEFAULT_HIDDEN_COLUMNS = ['category', 'service', 'created'];

function ticketColumns(now: number): Column<TicketRow>[] {
  return [
    {
      key: 'number',
      title: text.number,
      width: 124,
      sortable: true,
      render: (row) => <Ltr className="hd-muted">{toFa(row.number)}</Ltr>,
    },
    {
      key: 'subject',
      title: text.subject,
      render: (row) => (
        <span className="tk-table-subject">
          <TextLink href={`/tickets/${row.id}`} className="hd-line" dir="auto">
            {row.subject}
          </TextLink>
          <CountBadge value={row.unread_count} variant="solid" label={fa.list.unread} />
        </span>
      ),
    },
    { key: 'customer', title: text.customer, width: 176, render: (row) => <PersonCell row={row} /> },
    { key: 'status', title: text.status, width: 124, render: (row) => <StatusBadge status={row.status} /> },
    {
      key: 'importance',
      title: text.importance,
      width: 96,
      sortable: true,
      render: (row) =>
        row.importance === undefined ? null : <ImportanceBadge importance={row.importance} showLabel />,
    },
    { key: 'department', title: text.department, width: 124, render: (row) => <Line>{row.department.name}</Line> },
    {
      key: 'assignee',
      title: text.assignee,
      width: 112,
      render: (row) =>
        row.assignee ? <Line>{row.assignee.name}</Line> : <span className="hd-muted">{faStaff.unassigned}</span>,
    },
    {
      key: 'waiting',
      title: text.waiting,
      width: 116,
      sortable: true,
      render: (row) =>
        row.waiting_since ? (
          durationText(Math.max(0, Math.floor((now - row.waiting_since) / 60)))
        ) : (
          <span className="hd-muted">—</span>
        ),
    },
    {
      key: 'activity',
      title: text.activity,
      width: 126,
      sortable: true,
      render: (row) => (
        <time title={formatFullDateTime(row.last_activity_at)}>{ageText(row.last_activity_at, now)}</time>
      ),
    },
    { key: 'category', title: fa.category, width: 120, render: (row) => <Line>{row.category?.name ?? '—'}</Line> },
    { key: 'service', title: fa.service, width: 120, render: (row) => <Line>{row.service?.name ?? '—'}</Line> },
    {
      key: 'created',
      title: fa.createdAt,
      width: 116,
      sortable: true,
      render: (row) => <time title={formatFullDateTime(row.created_at)}>{ageText(row.created_at, now)}</time>,
    },
  ];
}

function PersonCell({ row }: { row: TicketRow }) {
  const person = row.customer ?? row.owner;
  return (
    <span className="tk-table-person">
      <Avatar name={person?.name ?? ''} seed={person?.id ?? row.id} size={28} />
      <span>
        <b>
          <Name>{person?.name || fa.noName}</Name>
        </b>
        <small>
          <Name>{row.organization?.name ?? ''}</Name>
        </small>
      </span>
    </span>
  );
}
