import { SLA_BUCKETS, type ExportDates, type ExportedReport } from '@hamyar/contracts';
import type { QueryOf, reportExport } from '@hamyar/contracts/schemas';
import {
  EMPLOYEE_COLUMNS,
  countedRows,
  deflectionRows,
  reportColumnKind,
  shownCells,
  shownColumns,
  type CountedReport,
  type CountedValue,
  type ReportCell,
  type ReportRow,
  type TableReport,
} from '@hamyar/domain';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import { sheetFile } from '../../platform/sheets/sheet-file.ts';
import { dateCell, type Cell, type Sheet } from '../../platform/sheets/sheet.ts';
import { auditInOwnTransaction } from '../logs/public.ts';
import { columns, employeeColumns, messages, spanColumns, titles, values } from './messages.ts';
import { reportContext, type ReportContext, type ReportQuery } from './report-context.ts';
import { articleDeflections, deflection } from './report-deflection.service.ts';
import { employeeClosings, employeeSatisfaction, teamReport } from './report-employee.service.ts';
import { namesOf } from './report-export.repository.ts';
import { assertExports, assertViewsReports, isOneself } from './report.policy.ts';
import { backlog, performanceOf } from './report-work.service.ts';
import * as reports from './report.service.ts';

type Table = Omit<Sheet, 'name'>;
type NamedPoint = { x: number | null; total: number; previous?: number | null };

/** The table of a report by the declaration of its columns, as its file has it. */
function tableOf<Report extends TableReport>(
  report: Report,
  rows: readonly ReportRow<Report>[],
  { previous, range }: ReportContext,
  dates: ExportDates,
): Table {
  const compared = previous !== null;
  const day = (seconds: number | null): Cell =>
    seconds === null ? null : dateCell(seconds, { zone: range.zone, dates }, false);
  const cellsOf = ({ kind, value }: ReportCell): Cell[] => {
    if (value === null || typeof value !== 'object') return [value];
    const ends = [value.from, value.until];
    return kind === 'days' ? ends.map(day) : ends;
  };
  return {
    columns: shownColumns(report, compared).flatMap(
      (column) => spanColumns[reportColumnKind(column)] ?? [columns[column]],
    ),
    rows: rows.map((row) => shownCells(report, row, compared).flatMap(cellsOf)),
  };
}

/** Points of a shared list with their names. */
async function named(
  { deps }: ReportContext,
  kind: Parameters<typeof namesOf>[1],
  points: readonly NamedPoint[],
): Promise<CountedValue[]> {
  const ids = points.flatMap(({ x }) => x ?? []);
  const names = await namesOf(deps.db, kind, ids);
  const nameOf = (x: number | null) => (x === null ? messages.none : (names.get(x) ?? messages.deleted));
  return points.map(({ x, total, previous }) => ({ name: nameOf(x), value: total, previous }));
}

const listed = (names: readonly string[], points: readonly NamedPoint[]): CountedValue[] =>
  points.map(({ x, total, previous }) => ({ name: names[x!]!, value: total, previous }));

const voted = (points: readonly { x: number; y: number; previous: number | null }[]): CountedValue[] =>
  points.map(({ x, y, previous }) => ({ name: values.satisfaction[x]!, value: y, previous }));

const timed = (points: readonly { x: number; until: number; y: number; previous: number | null }[]): CountedValue[] =>
  points.map(({ x, until, y, previous }) => ({ name: { from: x, until }, value: y, previous }));

/** The values of each report of one number for each of them. */
const COUNTED: Record<
  Exclude<CountedReport, 'reportTagUserTicket'>,
  (context: ReportContext) => Promise<readonly CountedValue[]>
> = {
  reportTicketFrequency: async (context) => timed(await reports.ticketFrequency(context)),
  reportEmployeeClosing: async (context) => timed(await employeeClosings(context)),
  reportTicketCategoryTicket: async (context) => named(context, 'category', await reports.ticketCategories(context)),
  reportServiceTicket: async (context) => named(context, 'service', await reports.ticketServices(context)),
  reportTicketState: async (context) => named(context, 'state', await reports.ticketStates(context)),
  reportSatisfactionTicket: async (context) => voted(await reports.ticketSatisfaction(context)),
  reportSatisfactionEmployee: async (context) => voted(await employeeSatisfaction(context)),
  reportImportanceTicket: async (context) => listed(values.importance, await reports.ticketImportances(context)),
  reportTicketStatusTicket: async (context) => listed(values.status, await reports.ticketStatuses(context)),
  reportSlaTicket: async (context) => {
    const { previous, ...buckets } = await reports.slaBuckets(context);
    return SLA_BUCKETS.map((name) => ({ name: values.sla[name], value: buckets[name], previous: previous?.[name] }));
  },
  reportDeflectionArticle: async (context) =>
    (await articleDeflections(context)).map(({ name, total, previous }) => {
      return { name: name ?? messages.otherArticles, value: total, previous };
    }),
  reportBacklog: async (context) =>
    (await backlog(context)).ages.map(({ x, until, total }) => ({ name: { from: x, until }, value: total })),
};

async function tagRows(context: ReportContext): Promise<ReportRow<'reportTagUserTicket'>[]> {
  const tags = await reports.tagsOfTicketsAndCustomers(context);
  const rowsOf = async (of: keyof typeof tags) =>
    countedRows('reportTagUserTicket', await named(context, 'tag', tags[of]), { kind: values.tagKind[of] });
  return [...(await rowsOf('tickets')), ...(await rowsOf('customers'))];
}

async function serviceUserRows(context: ReportContext): Promise<ReportRow<'reportServiceUser'>[]> {
  const points = await reports.serviceUsers(context);
  const ids = points.map(({ x }) => x);
  const names = await namesOf(context.deps.db, 'service', ids);
  return points.map(({ x, customers, employees }) => {
    return { service: names.get(x) ?? messages.deleted, customers, employees };
  });
}

async function performanceTable(context: ReportContext): Promise<Table> {
  const { first_answer, resolution, reopened, one_touch } = await performanceOf(context);
  return {
    columns: [columns.value, columns.count, columns.of, columns.median, columns.p90],
    rows: [
      ...Object.entries({ first_answer, resolution }).map(([name, { count, p50, p90 }]) => [
        values.performance[name as 'resolution'],
        count,
        null,
        p50,
        p90,
      ]),
      ...Object.entries({ reopened, one_touch }).map(([name, { total, of }]) => [
        values.performance[name as 'reopened'],
        total,
        of,
        null,
        null,
      ]),
    ],
  };
}

/** Employees that one statement reads, so that a long table is never whole in memory. */
const EMPLOYEES_PER_READ = 200;

async function* employeeRows(deps: Deps, user: CurrentUser, query: Parameters<typeof teamReport>[2]) {
  for (let page = 1; ; page += 1) {
    const { rows } = await teamReport(deps, user, { ...query, page, perPage: EMPLOYEES_PER_READ });
    for (const { employee, ...row } of rows)
      yield EMPLOYEE_COLUMNS.map((column) => (column === 'name' ? employee.name : row[column]));
    if (rows.length < EMPLOYEES_PER_READ) return;
  }
}

type Tables = Record<
  Exclude<ExportedReport, 'reportEmployee' | keyof typeof COUNTED>,
  (context: ReportContext, dates: ExportDates) => Promise<Table>
>;
const TABLES: Tables = {
  reportTagUserTicket: async (context, dates) => tableOf('reportTagUserTicket', await tagRows(context), context, dates),
  reportServiceUser: async (context, dates) =>
    tableOf('reportServiceUser', await serviceUserRows(context), context, dates),
  reportDeflection: async (context, dates) =>
    tableOf('reportDeflection', deflectionRows((await deflection(context)).buckets), context, dates),
  reportPerformance: performanceTable,
  reportLoad: async (context) => ({
    columns: [columns.weekday, columns.hour, columns.count],
    rows: (await reports.ticketLoad(context)).map(({ weekday, hour, total }) => [
      values.weekdays[weekday]!,
      hour,
      total,
    ]),
  }),
};

const isCounted = (report: ExportedReport): report is keyof typeof COUNTED => report in COUNTED;

async function makeTable(
  report: Exclude<ExportedReport, 'reportEmployee'>,
  context: ReportContext,
  dates: ExportDates,
): Promise<Table> {
  if (!isCounted(report)) return TABLES[report](context, dates);
  return tableOf(report, countedRows(report, await COUNTED[report](context)), context, dates);
}

const ofReaders = (report: ExportedReport) => report === 'reportDeflection' || report === 'reportDeflectionArticle';
/** Readers of articles have no department, service or category: tickets are not narrowed by what they are not. */
const readersOnly = ({ department_ids: _d, service_ids: _s, category_ids: _c, ...query }: ReportQuery): ReportQuery =>
  query;

/** Reports of which everybody has the own part. */
const OWN_REPORTS: readonly ExportedReport[] = [
  'reportEmployee',
  'reportEmployeeClosing',
  'reportSatisfactionEmployee',
];

/**
 * One report as a file; the audit log says who has taken it (decisions 2.16).
 * @throws Forbidden without *export data*, without *view reports* for more than the own page, and for a team without
 * *view team reports*
 */
export async function exportReport(
  deps: Deps,
  { user, ip }: Editor,
  { report, format, dates, ...query }: QueryOf<typeof reportExport>,
): Promise<BlobOutcome> {
  if (!OWN_REPORTS.includes(report) || !isOneself(user, query.employee_ids)) assertViewsReports(user);
  assertExports(user);
  const table =
    report === 'reportEmployee'
      ? await employeeTable(deps, user, query)
      : await makeTable(report, await reportContext(deps, user, ofReaders(report) ? readersOnly(query) : query), dates);
  await auditInOwnTransaction(
    deps,
    { caller: user, ip },
    { action: 'report.export', object_type: 'report', object_name: report, after: { format, dates, ...query } },
  );
  return sheetFile(format, { name: titles[report], ...table });
}

async function employeeTable(
  deps: Deps,
  user: CurrentUser,
  query: Omit<QueryOf<typeof reportExport>, 'report' | 'format' | 'dates'>,
): Promise<Table> {
  const all = { ...query, page: 1, perPage: EMPLOYEES_PER_READ };
  // refused here, where nothing is sent yet
  await teamReport(deps, user, { ...all, perPage: 10 });
  return {
    columns: EMPLOYEE_COLUMNS.map((column) => employeeColumns[column]),
    rows: employeeRows(deps, user, all),
  };
}
