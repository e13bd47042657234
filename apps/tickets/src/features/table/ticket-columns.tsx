import { pagePath, type TicketColumn, type TicketRow, type TicketSort } from '@hamyar/contracts';
import { TICKET_COLUMNS } from '@hamyar/contracts/tickets';
import { Line, Ltr } from '@hamyar/design-system/basics';
import { ImportanceBadge, StatusBadge } from '@hamyar/design-system/ticket';
import { useColumns, type ListColumn } from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import { useLocation } from '@hamyar/module-sdk';
import { formatNumber, sharedTickets, toFa } from '@hamyar/persian';
import { faStaff } from '../../messages/fa-staff.ts';
import { useSeesField } from '../../shared/use-sees-field.ts';
import type { ListChoice } from '../../shared/use-ticket-list.ts';
import { RowTime, SlaTime } from '../../shared/waiting-time.tsx';
import { useFieldColumns } from './use-field-columns.ts';
import {
  AgeCell,
  ChannelCell,
  ColoredTag,
  CreatorCell,
  CustomerCell,
  NameCell,
  SubjectCell,
  TagsCell,
} from './ticket-cells.tsx';

/** The columns of the table and their menu: those of the saved view that is shown, or the own choice. */
export function useTicketColumns(choice: ListChoice) {
  const now = useNow();
  const hrefOf = useRowHref(choice);
  const sees = useSeesField();
  const fieldColumns = useFieldColumns();
  const own = ticketColumns(now, hrefOf).filter(({ key }) => sees(key));
  const { saved } = choice.state;
  const ofView = saved?.columns ? { key: `${saved.id}:${saved.version}`, shown: saved.columns } : null;
  return { hrefOf, ...useColumns('tickets', [...own, ...fieldColumns], ofView) };
}

/** The columns of the table and their menu. */
export type TicketColumns = ReturnType<typeof useTicketColumns>;

type RowHref = (row: TicketRow) => string;

/**
 * The page of a ticket next to this list, so that the keys and «next» go through the same tickets. Its address keeps the
 * table with its page, to which the list goes back.
 */
function useRowHref({ state }: ListChoice): RowHref {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (!state.saved && !query.has('view')) query.set('view', state.view);
  return ({ id }) => `${pagePath('/tickets/:id', { id })}?${query}`;
}

type Column = ListColumn<TicketRow, TicketSort>;
/** A column without its name; one whose name is an order of the list can be sorted by. */
interface ColumnParts extends Pick<Column, 'locked' | 'hidden' | 'width'> {
  render(row: TicketRow): ReturnType<Column['render']>;
}

const SORTED = [
  'number',
  'importance',
  'waiting_since',
  'last_activity_at',
  'created_at',
  'sla_due',
] as const satisfies readonly (TicketColumn & TicketSort)[];
const isSorted = (column: TicketColumn): column is (typeof SORTED)[number] => SORTED.some((one) => one === column);

/** The columns in their order; the compiler asks for every one. */
function ticketColumns(now: number, hrefOf: RowHref): (Column & { key: TicketColumn })[] {
  const parts = { ...peopleColumns, ...topicColumns, ...timeColumns(now), ...mainColumns(hrefOf) } satisfies Record<
    TicketColumn,
    ColumnParts
  >;
  return TICKET_COLUMNS.map((key) => {
    const column = { title: sharedTickets.columns[key], ...(parts[key] as ColumnParts) };
    return isSorted(key) ? { ...column, key, sortable: true } : { ...column, key };
  });
}

const mainColumns = (hrefOf: RowHref) =>
  ({
    number: {
      locked: true,
      width: 112,
      render: (row) => <Ltr className="hd-muted">{toFa(row.number)}</Ltr>,
    },
    subject: { locked: true, render: (row) => <SubjectCell row={row} href={hrefOf(row)} /> },
    status: { width: 136, render: (row) => <StatusBadge status={row.status} /> },
    importance: {
      width: 78,
      render: ({ importance }) =>
        importance === undefined ? null : <ImportanceBadge importance={importance} showLabel />,
    },
  }) satisfies Partial<Record<TicketColumn, ColumnParts>>;

const peopleColumns = {
  customer: { width: 132, render: (row) => <CustomerCell row={row} /> },
  organization: { hidden: true, width: 132, render: (row) => <NameCell of={row.organization} /> },
  customer_level: { hidden: true, width: 112, render: (row) => <ColoredTag of={row.customer_level} /> },
  owner: { hidden: true, width: 124, render: (row) => <NameCell of={row.owner} /> },
  created_by: { hidden: true, width: 124, render: (row) => <CreatorCell id={row.id} /> },
  assignee: {
    width: 104,
    render: (row) =>
      row.assignee ? <Line>{row.assignee.name}</Line> : <span className="hd-muted">{faStaff.unassigned}</span>,
  },
} satisfies Partial<Record<TicketColumn, ColumnParts>>;

const topicColumns = {
  kind: { hidden: true, width: 104, render: (row) => <Line>{sharedTickets.kinds[row.kind]}</Line> },
  channel: { hidden: true, width: 116, render: (row) => <ChannelCell id={row.id} /> },
  department: { width: 104, render: (row) => <Line>{row.department.name}</Line> },
  branch: { hidden: true, width: 104, render: (row) => <NameCell of={row.branch} /> },
  category: { hidden: true, width: 120, render: (row) => <NameCell of={row.category} /> },
  service: { hidden: true, width: 120, render: (row) => <NameCell of={row.service} /> },
  tags: { hidden: true, width: 180, render: (row) => <TagsCell tags={row.tags ?? []} /> },
  content_count: { hidden: true, width: 96, render: (row) => formatNumber(row.content_count) },
  attachment_count: { hidden: true, width: 104, render: (row) => formatNumber(row.attachment_count) },
  satisfaction: {
    hidden: true,
    width: 112,
    render: (row) => sharedTickets.ratings[row.satisfaction] ?? <span className="hd-muted">—</span>,
  },
} satisfies Partial<Record<TicketColumn, ColumnParts>>;

const timeColumns = (now: number) =>
  ({
    waiting_since: { width: 126, render: (row) => <RowTime row={row} now={now} /> },
    last_activity_at: { width: 112, render: (row) => <AgeCell at={row.last_activity_at} now={now} /> },
    created_at: { hidden: true, width: 116, render: (row) => <AgeCell at={row.created_at} now={now} /> },
    sla_state: {
      hidden: true,
      width: 132,
      render: ({ sla }) => (sla ? <Line>{sharedTickets.slaStates[sla.state]}</Line> : null),
    },
    sla_due: { hidden: true, width: 116, render: (row) => <SlaTime row={row} now={now} /> },
  }) satisfies Partial<Record<TicketColumn, ColumnParts>>;
