import { LIST_TOTAL_CAP, type NokCode, type SuccessStatus } from '@hamyar/contracts';
import type { Readable } from 'node:stream';
import { messages } from './messages.ts';

/** Paging information of a list (design/api.md "Answers"). */
export interface PageInfo {
  currentPage: number;
  perPage: number;
  total: number;
  /** There are more rows than `total`; beyond LIST_TOTAL_CAP further pages need cursors. */
  totalCapped?: boolean;
  nextCursor?: string | null;
  previousCursor?: string | null;
  /** The last page of a list that offers it; null on that page. */
  lastCursor?: string | null;
  /** The beginning of the addresses of files, in a list of files (spec 3.17). */
  publicUrl?: string;
}

/** The page of a list that was counted up to one row beyond LIST_TOTAL_CAP. */
export const cappedPage = ({ page, perPage }: { page: number; perPage: number }, total: number): PageInfo => ({
  currentPage: page,
  perPage,
  total: Math.min(total, LIST_TOTAL_CAP),
  totalCapped: total > LIST_TOTAL_CAP,
});

export interface ItemOutcome<Data> {
  kind: 'item';
  status: SuccessStatus;
  data: Data | undefined;
  message: string | undefined;
  code: NokCode | undefined;
  /** The shape of NOK data depends on its code and not on the endpoint, so it is sent unchanged. */
  freeShape: boolean;
}

export interface ListOutcome<Row> {
  kind: 'list';
  rows: readonly Row[];
  page: PageInfo;
}

/** A page whose rows are written already, as the endpoint's serializer writes them: a cache keeps them as bytes. */
export interface WrittenListOutcome {
  kind: 'writtenList';
  rows: readonly Buffer[];
  page: PageInfo;
}

export interface BlobOutcome {
  kind: 'blob';
  stream: Readable | Buffer;
  headers: Record<string, string>;
  httpCode: 200 | 206 | 304 | 416;
}

/** Result of a handler; the pipeline turns it into the envelope. */
export type Outcome<Data = unknown> = ItemOutcome<Data> | ListOutcome<Data> | WrittenListOutcome | BlobOutcome;

const item = <Data>(status: SuccessStatus, data: Data | undefined, message: string | undefined): ItemOutcome<Data> => ({
  kind: 'item',
  status,
  data,
  message,
  code: undefined,
  freeShape: false,
});

/** Returns OK with the data. */
export function ok<Data = undefined>(data?: Data, message?: string): ItemOutcome<Data> {
  return item('OK', data, message);
}

/** Returns CREATED (HTTP 201) with the new object. */
export function created<Data = undefined>(data?: Data, message?: string): ItemOutcome<Data> {
  return item('CREATED', data, message);
}

/** Returns UPDATED with the object in its new state. */
export function updated<Data = undefined>(data?: Data, message?: string): ItemOutcome<Data> {
  return item('UPDATED', data, message);
}

/** Returns DELETED. */
export function deleted<Data = undefined>(data?: Data, message?: string): ItemOutcome<Data> {
  return item('DELETED', data, message);
}

/**
 * Returns NOK: the request was valid but nothing was done. `code` is the reason, `data` is what the screen needs to
 * continue. Throw `Nok` inside a transaction.
 */
export function nok(code: NokCode, data?: unknown, message: string = messages.refused): ItemOutcome<never> {
  return { kind: 'item', status: 'NOK', data: data as never, message, code, freeShape: true };
}

/** Returns one page of a list. */
export function list<Row>(rows: readonly Row[], page: PageInfo): ListOutcome<Row> {
  return { kind: 'list', rows, page };
}

/** Returns one page of a list whose rows are JSON already. */
export function writtenList(rows: readonly Buffer[], page: PageInfo): WrittenListOutcome {
  return { kind: 'writtenList', rows, page };
}

/** Streams bytes instead of an envelope: a file, an attachment. */
export function blob(
  stream: Readable | Buffer,
  headers: Record<string, string>,
  httpCode: BlobOutcome['httpCode'] = 200,
): BlobOutcome {
  return { kind: 'blob', stream, headers, httpCode };
}
