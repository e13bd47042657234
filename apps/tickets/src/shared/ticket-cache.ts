import type { Ticket, TicketRow } from '@hamyar/contracts';
import { getStore } from '@hamyar/store';
import { ticketApi } from '../api/ticket.api.ts';

type RowRecipe = (rows: TicketRow[]) => TicketRow[] | void;

/** Changes the rows of every cached list and table. */
function updateCachedLists(recipe: RowRecipe): void {
  const { dispatch, getState } = getStore();
  for (const filter of ticketApi.util.selectCachedArgsForQuery(getState(), 'ticketList')) {
    dispatch(
      ticketApi.util.updateQueryData('ticketList', filter, (list) => {
        for (const page of list.pages) page.data = recipe(page.data) ?? page.data;
      }),
    );
  }
  for (const query of ticketApi.util.selectCachedArgsForQuery(getState(), 'ticketPage')) {
    dispatch(
      ticketApi.util.updateQueryData('ticketPage', query, (page) => {
        page.data = recipe(page.data) ?? page.data;
      }),
    );
  }
}

/** Changes one row in place wherever it is shown; its position stays until the next fetch. */
export function patchRow(id: number, change: Partial<TicketRow>): void {
  updateCachedLists((rows) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row) Object.assign(row, change);
  });
}

/**
 * Replaces rows wherever they are shown. Rows that were requested and not answered are removed: the person may not see
 * them any more.
 */
export function replaceRows(asked: readonly number[], fresh: readonly TicketRow[]): void {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const gone = new Set(asked.filter((id) => !byId.has(id)));
  updateCachedLists((rows) => rows.filter((row) => !gone.has(row.id)).map((row) => byId.get(row.id) ?? row));
}

/** A ticket that the person may not see any more: it leaves the lists, and an open conversation reads that it is gone. */
export function forgetTicket(id: number): void {
  replaceRows([id], []);
  getStore().dispatch(ticketApi.util.invalidateTags([{ type: 'tickets/ticket', id }, 'tickets/counters']));
}

/** Stores a ticket that an answer contains: in the open conversation, and in its row where it is shown. */
export function cacheTicket(ticket: Ticket): void {
  const { dispatch } = getStore();
  dispatch(ticketApi.util.updateQueryData('ticketGet', ticket.id, () => ticket));
  patchRow(ticket.id, ticketToRow(ticket));
}

/** Changes fields of an open ticket and its row before the server has answered; returns a function that undoes it. */
export function applyOptimistically(ticket: Ticket, change: Partial<TicketRow>): () => void {
  const { dispatch } = getStore();
  const { undo } = dispatch(
    ticketApi.util.updateQueryData('ticketGet', ticket.id, (draft) => void Object.assign(draft, change)),
  );
  const before = Object.fromEntries(
    Object.keys(change).map((key) => [key, ticket[key as keyof Ticket]]),
  ) as Partial<TicketRow>;
  patchRow(ticket.id, change);
  return () => {
    undo();
    patchRow(ticket.id, before);
  };
}

/** The fields of a row; other fields of an open ticket are not copied into it. */
const ROW_FIELDS = {
  id: true,
  number: true,
  subject: true,
  excerpt: true,
  status: true,
  kind: true,
  department: true,
  category: true,
  service: true,
  customer: true,
  organization: true,
  last_author: true,
  unread: true,
  unread_count: true,
  content_count: true,
  attachment_count: true,
  created_at: true,
  last_activity_at: true,
  satisfaction: true,
  can_rate: true,
  version: true,
  importance: true,
  branch: true,
  owner: true,
  recipient: true,
  assignee: true,
  customer_level: true,
  waiting_since: true,
  tags: true,
  shares_count: true,
  sla: true,
} as const satisfies Record<keyof TicketRow, true>;

/** The part of an open ticket that its row shows. */
export const ticketToRow = (ticket: Ticket): TicketRow =>
  Object.fromEntries(
    Object.entries(ticket).filter(([name]) => Object.hasOwn(ROW_FIELDS, name)),
  ) as unknown as TicketRow;
