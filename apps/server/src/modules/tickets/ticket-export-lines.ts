import type { ColumnsOfTicket, TicketColumn, TicketRow } from '@hamyar/contracts';
import { sharedTickets } from '@hamyar/persian';
import { dateCell, type Cell, type WrittenDates } from '../../platform/sheets/sheet.ts';
import type { ExportLine } from './ticket-export.table.ts';

const nameOf = (one: { name: string } | null | undefined): Cell => one?.name ?? null;
const moment = (at: number | null | undefined, written: WrittenDates): Cell =>
  at === null || at === undefined ? null : dateCell(at, written, true);

/** A row of the list with what the chosen columns say besides. */
export type ExportedRow = TicketRow & Partial<ColumnsOfTicket>;

/** What each column of a file says of a ticket; the compiler asks for every one. */
const CELLS: { readonly [Column in TicketColumn]: (row: ExportedRow, written: WrittenDates) => Cell } = {
  number: ({ number }) => number,
  subject: ({ subject }) => subject,
  customer: ({ customer }) => nameOf(customer),
  organization: ({ organization }) => nameOf(organization),
  customer_level: ({ customer_level }) => nameOf(customer_level),
  status: ({ status }) => sharedTickets.statuses[status],
  importance: ({ importance }) => (importance === undefined ? null : sharedTickets.importances[importance]),
  kind: ({ kind }) => sharedTickets.kinds[kind],
  channel: ({ channel }) => (channel === undefined ? null : sharedTickets.channels[channel]),
  department: ({ department }) => department.name,
  branch: ({ branch }) => nameOf(branch),
  owner: ({ owner }) => nameOf(owner),
  created_by: ({ created_by }) => nameOf(created_by),
  assignee: ({ assignee }) => nameOf(assignee),
  category: ({ category }) => nameOf(category),
  service: ({ service }) => nameOf(service),
  tags: ({ tags = [] }) => tags.map(({ name }) => name).join('، ') || null,
  content_count: ({ content_count }) => content_count,
  attachment_count: ({ attachment_count }) => attachment_count,
  waiting_since: ({ waiting_since }, written) => moment(waiting_since, written),
  last_activity_at: ({ last_activity_at }, written) => moment(last_activity_at, written),
  created_at: ({ created_at }, written) => moment(created_at, written),
  satisfaction: ({ satisfaction }) => sharedTickets.ratings[satisfaction],
  sla_state: ({ sla }) => (sla ? sharedTickets.slaStates[sla.state] : null),
  sla_due: ({ sla }, written) => moment(sla?.due_at, written),
};

/** The line of a ticket in a file with these columns. */
export const lineOf = (row: ExportedRow, columns: readonly TicketColumn[], written: WrittenDates): ExportLine =>
  columns.map((column) => CELLS[column](row, written));

/** The heads of these columns. */
export const headsOf = (columns: readonly TicketColumn[]): string[] =>
  columns.map((column) => sharedTickets.columns[column]);
