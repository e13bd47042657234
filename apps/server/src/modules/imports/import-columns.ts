import {
  CUSTOMER_IMPORT_COLUMNS,
  type CustomerImportColumn,
  type FieldError,
  type ImportType,
} from '@hamyar/contracts';
import { userStore, type BodyOf } from '@hamyar/contracts/schemas';
import { tryParseJ } from '@hamyar/dayjs-jalali';
import { toEn } from '@hamyar/persian';
import { toFieldErrors } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { ImportCells, RowFault } from './import.table.ts';
import { messages } from './messages.ts';

/** The columns of a file by their position; null is one that is passed by. */
export type ImportHead = readonly (CustomerImportColumn | null)[];

/** How somebody can be found again; one of them has to be there. */
export const IDENTIFIERS = ['username', 'email', 'mobile'] as const;
export type Identifier = (typeof IDENTIFIERS)[number];

const isColumn = (name: string): name is CustomerImportColumn =>
  (CUSTOMER_IMPORT_COLUMNS as readonly string[]).includes(name);

/** Columns of the sample (spec 5.12). */
export const sampleColumns = (type: ImportType): readonly CustomerImportColumn[] =>
  CUSTOMER_IMPORT_COLUMNS.filter((column) => column !== 'password' || type === 'individual');

/** A row of the sample, which shows how each column is filled in. */
export const SAMPLE: Record<CustomerImportColumn, string> = {
  first_name: messages.sample.firstName,
  last_name: messages.sample.lastName,
  username: 'sara.amini',
  email: 'sara@example.ir',
  mobile: '09121234567',
  gender: 'f',
  birthday: '1370/01/15',
  landline: '02188776655',
  interphone: '12',
  address: messages.sample.address,
  description: '',
  password: '',
};

/**
 * Reads the first row (spec 5.12). The column of reasons, which a file of faulty rows has, is passed by. Refused as a text
 * where it is no head of customers.
 */
export function readHead(cells: readonly string[]): ImportHead | string {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  while (names.at(-1) === '') names.pop();
  const known = names.filter(isColumn);
  const complete =
    known.includes('first_name') && known.includes('last_name') && IDENTIFIERS.some((one) => known.includes(one));
  if (!complete) return messages.noHead;
  const strange = names.find((name) => !isColumn(name) && name !== messages.reasonColumn);
  if (strange !== undefined) return fillMessage(messages.unknownColumn, { name: strange.slice(0, 60) });
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return fillMessage(messages.twiceColumn, { name: twice });
  return names.map((name) => (isColumn(name) ? name : null));
}

/** A cell without what spreadsheets and our own files put around it: an apostrophe before what looks like a formula. */
const clean = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** The cells of a row by their columns; empty ones are absent. More cells than the head is a fault of the whole row. */
export function cellsOf(head: ImportHead, row: readonly string[]): ImportCells | null {
  if (row.slice(head.length).some((cell) => cell.trim() !== '')) return null;
  const cells: { [Column in CustomerImportColumn]?: string } = {};
  head.forEach((column, at) => {
    const text = column && clean(row[at] ?? '');
    if (text) cells[column] = text;
  });
  return cells;
}

/** `1370/1/15` or `1991-04-04` as a civil date; what is neither stays and is refused. */
function civilDay(text: string): string {
  const digits = toEn(text).replaceAll(/[/.]/g, '-');
  if (/^(19|20)\d\d-/.test(digits)) return digits.replaceAll(/-(\d)(?!\d)/g, '-0$1');
  return tryParseJ(text, 'YYYY/MM/DD')?.format('YYYY-MM-DD') ?? text;
}

type Body = BodyOf<typeof userStore>;

/** A row as the form of a customer would send it. */
export interface RowBody {
  /** Null where something of it is refused. */
  body: Body | null;
  /** The body without what is refused, so that the rest can be checked too; null where that is no customer. */
  rest: Body | null;
  faults: RowFault[];
}

/** The body of a new customer that the cells make, and what of it is refused. */
export function bodyOfCells(cells: ImportCells): RowBody {
  const { password: _password, ...given } = cells;
  const raw: Record<string, string> = {
    ...given,
    ...(given.gender ? { gender: given.gender.toLowerCase() } : {}),
    ...(given.birthday ? { birthday: civilDay(given.birthday) } : {}),
  };
  const { data, error } = userStore.body.safeParse(raw);
  if (!error) return { body: data as Body, rest: data as Body, faults: [] };
  const faults = toFieldErrors(error.issues, raw).map(faultOf);
  for (const { column } of faults) delete raw[column];
  const rest = userStore.body.safeParse(raw);
  return { body: null, rest: rest.success ? (rest.data as Body) : null, faults };
}

/** What is said of a refused field; of some columns in words of the file. */
export const faultOf = ({ field, message }: FieldError): RowFault => ({
  column: field,
  message: field === 'gender' ? messages.gender : field === 'birthday' ? messages.birthday : message,
});
