import { useMemo, type ReactNode } from 'react';
import { pagePath, type TicketRow, type TicketSort, pictureUrl } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import {
  Avatar,
  CountBadge,
  IconButton,
  Line,
  lineProps,
  lineText,
  Ltr,
  Name,
  Pill,
  Tag,
  TextLink,
} from '@hamyar/design-system/basics';
import { SplitViewIcon } from '@hamyar/design-system/icons';
import { Page } from '@hamyar/design-system/layout';
import { ImportanceBadge, StatusBadge } from '@hamyar/design-system/ticket';
import { ListSearch, ListTable, useColumns, useSearchedRows, type ListColumn } from '@hamyar/module-kit/list';
import { useShortcuts } from '@hamyar/module-kit/keys';
import { useNow } from '@hamyar/module-kit/live';
import { useLocation } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { FoundFields, useFoundField } from '../../shared/found-fields.tsx';
import { FieldValues, useFieldColumns } from './field-columns.tsx';
import { COUNTED, TableViews, VIEWS, type TableViewsProps } from './table-views.tsx';
import { useTicketCountersQuery, useTicketPageQuery } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { focusedRow, useTicketSelection, type TicketSelection } from '../../shared/use-ticket-selection.ts';
import { ageText } from '../../shared/age-text.ts';
import { RowPresence } from '../../shared/row-presence.tsx';
import { RowTime, SlaTime } from '../../shared/waiting-time.tsx';
import { SearchEverywhere, SearchScopeLine, useSearchScope } from '../../shared/search-scope.tsx';
import { listQuery } from '../../shared/ticket-filter.conversions.ts';
import { ticketTotal, totalText } from '../../shared/ticket-total.ts';
import { useSeesField } from '../../shared/use-sees-field.ts';
import { useLiveList } from '../../shared/use-live-list.ts';
import type { ListChoice } from '../../shared/use-ticket-list.ts';

const text = faStaff.table;
interface TicketTableProps extends Omit<TableViewsProps, 'view' | 'counters'> {
  filters: ReactNode;
  /** Goes back to the split view. */
  onSplit(): void;
  /** The button that saves the list as a file. */
  exporting(rows: readonly TicketRow[]): ReactNode;
  /** The actions on the selected tickets. */
  bulk(rows: readonly TicketRow[], onClear: () => void): ReactNode;
}

/** The list as a table: views, filters, chosen columns, pages. */
export function TicketTable({ choice, savedViews, viewMenu, filters, onSplit, exporting, bulk }: TicketTableProps) {
  const now = useNow();
  const { data: counters = {} } = useTicketCountersQuery({ views: COUNTED });
  const { state, list } = choice;
  const { reading, newRows } = useTablePage(choice);
  const fieldColumns = useFieldColumns();
  const hrefOf = useRowHref(choice);
  const { found, box } = useSearchedRows(state.filters.s ?? '', reading, hrefOf);
  const view = VIEWS.find((one) => one === state.view) ?? 'all';
  const scope = useSearchScope(choice, state.saved?.name ?? faStaff.views[view], reading.currentData !== undefined);
  const total = ticketTotal(state, counters, reading.data);
  const sees = useSeesField();
  const own = ticketColumns(now, hrefOf).filter(({ key }) => key !== 'sla_due' || sees(key));
  const { columns, menu } = useColumns('tickets', [...own, ...fieldColumns]);
  const shown = useMemo(() => [...newRows.rows, ...(reading.data?.data ?? [])], [newRows.rows, reading.data]);
  const selection = useTicketSelection(shown, list.query);
  useTableKeys(selection);
  const empty = state.filters.s ? fa.list.emptySearch : fa.list.emptyFiltered;
  return (
    <Page fill className="tk-table">
      <header className="tk-table-head">
        <h1>{faStaff.title}</h1>
        {total ? <Pill>{totalText(total)}</Pill> : null}
        <span className="hd-grow" />
        <ListSearch
          label={fa.search}
          placeholder={faStaff.searchList}
          value={state.filters.s ?? ''}
          onSearch={(s) => list.setFilters({ s: s || undefined })}
          found={found}
        />
        {exporting(shown)}
        {menu}
        <IconButton icon={<SplitViewIcon />} label={faStaff.splitView} variant="default" onClick={onSplit} />
      </header>
      <TableViews choice={choice} view={view} counters={counters} savedViews={savedViews} viewMenu={viewMenu} />
      {filters}
      {reading.data?.total === 0 ? null : <SearchScopeLine scope={scope} />}
      <div ref={box} className="tk-table-rows">
        <FoundFields s={state.filters.s} rows={shown} readAt={reading.fulfilledTimeStamp ?? 0}>
          <FieldValues columns={columns} rows={shown} readAt={reading.fulfilledTimeStamp ?? 0}>
            <ListTable
              label={fa.list.label}
              list={list}
              reading={reading}
              newRows={newRows}
              columns={columns}
              rowKey={(row) => row.id}
              minWidth={widthOf(columns)}
              empty={empty}
              emptyFiltered={empty}
              emptyAction={<SearchEverywhere scope={scope} />}
              rowHref={hrefOf}
              rowClass={(row) => row.unread && 'tk-table-unread'}
              selection={{ keys: selection.ids, onChange: (keys) => selection.set([...keys].map(Number)) }}
            />
          </FieldValues>
        </FoundFields>
        {bulk(selection.rows, selection.clear)}
      </div>
    </Page>
  );
}

type RowHref = (row: TicketRow) => string;

/** The page of a ticket next to this list, so that the keys and «next» go through the same tickets. */
function useRowHref({ state }: ListChoice): RowHref {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  for (const ofTable of ['layout', 'page', 'perPage']) query.delete(ofTable);
  if (!state.saved && !query.has('view')) query.set('view', state.view);
  return ({ id }) => `${pagePath('/tickets/:id', { id })}?${query}`;
}

/** Room for the chosen columns: the table scrolls sideways before the subject, which has what is left, cannot be read. */
const widthOf = (columns: readonly { width?: number | string }[]): number =>
  Math.max(
    1080,
    columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 160), 0),
  );

/** J and K move through the rows, X selects the one with the focus. */
function useTableKeys({ toggle }: TicketSelection): void {
  const move = (step: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>('.tk-table-rows tr[data-key]')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[at === -1 ? 0 : at + step]?.querySelector('a')?.focus();
  };
  useShortcuts({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyX: () => {
      const id = focusedRow();
      if (id !== null) toggle(id);
    },
  });
}

/** One page of the table, live. */
function useTablePage({ state, list, unknown }: ListChoice) {
  const filter = useMemo(() => listQuery(state), [state]);
  const reading = useTicketPageQuery(unknown ? skipToken : { ...filter, page: list.page, perPage: list.perPage });
  const { data, fulfilledTimeStamp = 0, refetch } = reading;
  const visibleIds = useMemo(() => (data?.data ?? []).map(({ id }) => id), [data]);
  const newRows = useLiveList({
    visibleIds,
    filter,
    complete: data?.totalPages === 1,
    readAt: Math.floor(fulfilledTimeStamp / 1000),
  });
  const show = () => {
    newRows.show();
    void refetch();
  };
  return { reading, newRows: { ...newRows, show } };
}

function ticketColumns(now: number, hrefOf: RowHref): ListColumn<TicketRow, TicketSort>[] {
  return [
    {
      key: 'number',
      locked: true,
      title: text.number,
      width: 118,
      sortable: true,
      render: (row) => <Ltr className="hd-muted">{toFa(row.number)}</Ltr>,
    },
    {
      key: 'subject',
      locked: true,
      title: text.subject,
      render: (row) => (
        <span className="tk-table-subject">
          <SubjectLink row={row} href={hrefOf(row)} />
          <CountBadge value={row.unread_count} variant="solid" label={fa.list.unread} />
          <span className="tk-table-presence">
            <RowPresence id={row.id} />
          </span>
        </span>
      ),
    },
    { key: 'customer', title: text.customer, width: 160, render: (row) => <PersonCell row={row} /> },
    { key: 'status', title: text.status, width: 124, render: (row) => <StatusBadge status={row.status} /> },
    {
      key: 'importance',
      title: text.importance,
      width: 84,
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
      key: 'waiting_since',
      title: text.waiting,
      width: 116,
      sortable: true,
      render: (row) => <RowTime row={row} now={now} />,
    },
    {
      key: 'last_activity_at',
      title: text.activity,
      width: 126,
      sortable: true,
      render: (row) => (
        <time title={formatFullDateTime(row.last_activity_at)}>{ageText(row.last_activity_at, now)}</time>
      ),
    },
    {
      key: 'sla_due',
      hidden: true,
      title: faSla.due,
      width: 116,
      sortable: true,
      render: (row) => <SlaTime row={row} now={now} />,
    },
    {
      key: 'category',
      hidden: true,
      title: fa.ticketFields.category_id,
      width: 120,
      render: (row) => <Line>{row.category?.name ?? '—'}</Line>,
    },
    {
      key: 'service',
      hidden: true,
      title: fa.ticketFields.service_id,
      width: 120,
      render: (row) => <Line>{row.service?.name ?? '—'}</Line>,
    },
    {
      key: 'tags',
      hidden: true,
      title: faStaff.tags,
      width: 180,
      render: (row) => <RowTags tags={row.tags ?? []} />,
    },
    {
      key: 'created_at',
      hidden: true,
      title: fa.createdAt,
      width: 116,
      sortable: true,
      render: (row) => <time title={formatFullDateTime(row.created_at)}>{ageText(row.created_at, now)}</time>,
    },
  ];
}

/** The subject, and below it the custom field by which a search has found the ticket. */
function SubjectLink({ row, href }: { row: TicketRow; href: string }) {
  const found = useFoundField(row.id);
  const link = (
    <TextLink href={href} {...lineProps(row.subject)}>
      {lineText(row.subject)}
    </TextLink>
  );
  if (found === null) return link;
  return (
    <span className="tk-table-found">
      {link}
      <small title={found}>{found}</small>
    </span>
  );
}

/** Tags that stand in a row; the others are counted. */
const TAGS_SHOWN = 2;

function RowTags({ tags }: { tags: NonNullable<TicketRow['tags']> }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <span className="tk-table-tags" title={tags.map(({ name }) => name).join('، ')}>
      {tags.slice(0, TAGS_SHOWN).map(({ id, name, color }) => (
        <Tag key={id} {...(color && { color })}>
          {name}
        </Tag>
      ))}
      {more > 0 ? <CountBadge value={more} /> : null}
    </span>
  );
}

function PersonCell({ row }: { row: TicketRow }) {
  const person = row.customer ?? row.owner;
  return (
    <span className="tk-table-person">
      <Avatar name={person?.name ?? ''} src={pictureUrl(person)} seed={person?.id ?? row.id} size={28} />
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
