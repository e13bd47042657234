import type { TicketRow } from '@hamyar/contracts';

/** A row of the list as it is for every employee, or for every customer, who sees the ticket. */
export interface KeptRow {
  rowVersion: string;
  namesVersion: string;
  /** without what differs between readers: as if they had read nothing, and as its customer */
  row: TicketRow;
  lastSeq: number;
  customerId: number | null;
  /** as it is sent, by what differs between readers */
  sent: Map<string, Buffer>;
}

/** Rows that were read before, by the side of the conversation and the ticket's id; the oldest is the first. */
export type ListRows = Map<string, KeptRow>;

/** Rows that are kept, each with 2 to 5 kB. */
const ROWS_MAX = 10_000;

/** Keeps a row instead of an older one of the ticket, or of the row that was read the longest time ago. */
export function keepRow(kept: ListRows, key: string, row: KeptRow): void {
  kept.delete(key);
  const oldest = kept.size >= ROWS_MAX ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, row);
}
