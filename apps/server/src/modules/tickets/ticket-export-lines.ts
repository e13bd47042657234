import type { TicketExportColumn, TicketRow } from '@hamyar/contracts';
import { sharedTickets } from '@hamyar/persian';
import { dateCell, type Cell, type WrittenDates } from '../../platform/sheets/sheet.ts';
import type { ExportLine } from './ticket-export.table.ts';

const nameOf = (one: { name: string } | null | undefined): Cell => one?.name ?? null;
const moment = (at: number | null | undefined, written: WrittenDates): Cell =>
  at === null || at === undefined ? null : dateCell(at, written, true);

/** What each column of a file says of a ticket; the compiler asks for every one. */
const CELLS: { readonly [Column in TicketExportColumn]: (row: TicketRow, written: WrittenDates) => Cell } = {
  number: ({ number }) => number,
  subject: ({ subject }) => subject,
  status: ({ status }) => sharedTickets.statuses[status],
  importance: ({ importance }) => (importance === undefined ? null : sharedTickets.importances[importance]),
  kind: ({ kind }) => sharedTickets.kinds[kind],
  customer: ({ customer }) => nameOf(customer),
  organization: ({ organization }) => nameOf(organization),
  customer_level: ({ customer_level }) => nameOf(customer_level),
  department: ({ department }) => department.name,
  branch: ({ branch }) => nameOf(branch),
  assignee: ({ assignee }) => nameOf(assignee),
  category: ({ category }) => nameOf(category),
  service: ({ service }) => nameOf(service),
  tags: ({ tags = [] }) => tags.map(({ name }) => name).join('، ') || null,
  content_count: ({ content_count }) => content_count,
  created_at: ({ created_at }, written) => moment(created_at, written),
  last_activity_at: ({ last_activity_at }, written) => moment(last_activity_at, written),
  waiting_since: ({ waiting_since }, written) => moment(waiting_since, written),
  satisfaction: ({ satisfaction }) => sharedTickets.ratings[satisfaction],
  sla_state: ({ sla }) => (sla ? sharedTickets.slaStates[sla.state] : null),
  sla_due_at: ({ sla }, written) => moment(sla?.due_at, written),
};

/** The line of a ticket in a file with these columns. */
export const lineOf = (row: TicketRow, columns: readonly TicketExportColumn[], written: WrittenDates): ExportLine =>
  columns.map((column) => CELLS[column](row, written));

/** The heads of these columns. */
export const headsOf = (columns: readonly TicketExportColumn[]): string[] =>
  columns.map((column) => sharedTickets.columns[column]);
