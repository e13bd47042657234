import type { ExportedReport } from '@hamyar/contracts';

/**
 * What the values of each column are. Their text on the screen and their cells in a workbook follow from it: days are one
 * text there and two dates here, ages one text and two numbers.
 */
const COLUMN_KINDS = {
  range: 'days',
  age: 'ages',
  status: 'text',
  importance: 'text',
  category: 'text',
  service: 'text',
  province: 'text',
  tag: 'text',
  level: 'text',
  bucket: 'text',
  article: 'text',
  kind: 'text',
  count: 'number',
  total: 'number',
  votes: 'number',
  customers: 'number',
  employees: 'number',
  created: 'number',
  solved: 'number',
  previous: 'number',
  share: 'percent',
  deflectionShare: 'percent',
} as const;
/** A column of the table of a report. */
export type ReportColumn = keyof typeof COLUMN_KINDS;
export type ReportColumnKind = (typeof COLUMN_KINDS)[ReportColumn];

/** The columns of the list of employees, on the screen and in its file; there is no other list of them (spec 7.35). */
export const EMPLOYEE_COLUMNS = ['name', 'open', 'closed', 'reopened', 'average', 'first_answer'] as const;
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];

/** Days, unix seconds of the first and the last moment; or ages in days, the second one not included and null for none. */
export interface ReportSpan {
  from: number;
  until: number | null;
}
export type ReportValue = string | number | ReportSpan | null;
interface ValueOf extends Record<ReportColumnKind, ReportValue> {
  text: string;
  days: ReportSpan;
  ages: ReportSpan;
  number: number | null;
  percent: number;
}

/**
 * The columns of the table of each report, on the screen and in its file; there is no other list of them (spec 2.89,
 * 7.16). `previous` is there where the report is compared.
 */
export const REPORT_COLUMNS = {
  reportTicketFrequency: ['range', 'count', 'share', 'previous'],
  reportTicketCategoryTicket: ['category', 'count', 'share', 'previous'],
  reportTagUserTicket: ['tag', 'total', 'share', 'previous', 'kind'],
  reportSatisfactionEmployee: ['level', 'votes', 'share', 'previous'],
  reportServiceTicket: ['service', 'count', 'share', 'previous'],
  reportSatisfactionTicket: ['level', 'votes', 'share', 'previous'],
  reportImportanceTicket: ['importance', 'count', 'share', 'previous'],
  reportSlaTicket: ['bucket', 'count', 'share', 'previous'],
  reportTicketStatusTicket: ['status', 'count', 'share', 'previous'],
  reportServiceUser: ['service', 'customers', 'employees'],
  reportTicketState: ['province', 'count', 'share', 'previous'],
  reportEmployeeClosing: ['range', 'count', 'share', 'previous'],
  reportBacklog: ['age', 'count', 'share'],
  reportDeflection: ['range', 'created', 'solved', 'deflectionShare', 'previous'],
  reportDeflectionArticle: ['article', 'solved', 'share', 'previous'],
} as const satisfies Partial<Record<ExportedReport, readonly ReportColumn[]>>;
/** A report whose table is declared. */
export type TableReport = keyof typeof REPORT_COLUMNS;
type ColumnOf<Report extends TableReport> = (typeof REPORT_COLUMNS)[Report][number];

/** A row of a report: a value for each of its columns. */
export type ReportRow<Report extends TableReport> = {
  readonly [Column in ColumnOf<Report>]: ValueOf[(typeof COLUMN_KINDS)[Column]];
};

/** Reports of one number for each value. */
export type CountedReport = Exclude<TableReport, 'reportServiceUser' | 'reportDeflection'>;

/** One number of a report, of the value that names it. */
export interface CountedValue {
  name: ReportValue;
  value: number;
  /** Of the period before; null or absent unless compared. */
  previous?: number | null;
}

/** The columns of a report that its table has. */
export const shownColumns = (report: TableReport, compared: boolean): ReportColumn[] =>
  REPORT_COLUMNS[report].filter((column) => compared || column !== 'previous');

/** The kind of a column. */
export const reportColumnKind = (column: ReportColumn): ReportColumnKind => COLUMN_KINDS[column];

/** A value of a row with what it is. */
export interface ReportCell {
  kind: ReportColumnKind;
  value: ReportValue;
}

/** The cells of a row, in the order of {@link shownColumns}. */
export function shownCells<Report extends TableReport>(
  report: Report,
  row: ReportRow<Report>,
  compared: boolean,
): ReportCell[] {
  const values = row as unknown as Readonly<Record<ReportColumn, ReportValue>>;
  return shownColumns(report, compared).map((column) => ({ kind: COLUMN_KINDS[column], value: values[column] }));
}

/** A whole share of a total; the total of nothing counts as one (spec 9.15). */
export const shareOf = (value: number, total: number): number => Math.round((value / (total || 1)) * 100);

/**
 * The rows of a report of one number for each value: value and number are its first two columns.
 * @param more the values of its other columns
 */
export function countedRows<Report extends CountedReport>(
  report: Report,
  points: readonly CountedValue[],
  more: Readonly<Partial<Record<ReportColumn, string>>> = {},
): ReportRow<Report>[] {
  const [of, unit] = REPORT_COLUMNS[report];
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return points.map(({ name, value, previous = null }) => {
    const numbers = { [of]: name, [unit]: value, share: shareOf(value, total), previous };
    return { ...more, ...numbers } as unknown as ReportRow<Report>;
  });
}

/** The rows of problems that articles have solved, beside the tickets created. */
export const deflectionRows = (
  buckets: readonly { x: number; until: number; y: number; created: number; previous: number | null }[],
): ReportRow<'reportDeflection'>[] =>
  buckets.map(({ x, until, y, created, previous }) => ({
    range: { from: x, until },
    created,
    solved: y,
    deflectionShare: shareOf(y, y + created),
    previous,
  }));
