import { SLA_BUCKETS, type ExportDates, type ExportedReport } from '@hamyar/contracts';
import type { QueryOf, reportExport } from '@hamyar/contracts/schemas';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import { sheetFile } from '../../platform/sheets/sheet-file.ts';
import { dateCell, type Cell, type Sheet } from '../../platform/sheets/sheet.ts';
import { auditInOwnTransaction } from '../logs/public.ts';
import { columns, messages, titles, values } from './messages.ts';
import { reportContext, type ReportContext, type ReportQuery } from './report-context.ts';
import { articleDeflections, deflection } from './report-deflection.service.ts';
import { employeeClosings, employeeSatisfaction, teamReport } from './report-employee.service.ts';
import { namesOf } from './report-export.repository.ts';
import { assertExports, assertViewsReports, isOneself } from './report.policy.ts';
import { backlog, performanceOf } from './report-work.service.ts';
import * as reports from './report.service.ts';

type Table = Omit<Sheet, 'name'>;
type NamedPoint = { x: number | null; total: number; previous?: number | null };

const head = (first: readonly string[], { previous }: ReportContext): string[] => [
  ...first,
  ...(previous ? [columns.previous] : []),
];
const compared = (row: readonly Cell[], previous: number | null | undefined, context: ReportContext): Cell[] => [
  ...row,
  ...(context.previous ? [previous ?? 0] : []),
];

async function namedTable(
  context: ReportContext,
  kind: Parameters<typeof namesOf>[1],
  points: readonly NamedPoint[],
): Promise<Table> {
  const names = await namesOf(
    context.deps.db,
    kind,
    points.flatMap(({ x }) => x ?? []),
  );
  const nameOf = (x: number | null) => (x === null ? messages.none : (names.get(x) ?? messages.deleted));
  return {
    columns: head([columns.value, columns.count], context),
    rows: points.map(({ x, total, previous }) => compared([nameOf(x), total], previous, context)),
  };
}

const listed = (context: ReportContext, names: readonly string[], points: readonly NamedPoint[]): Table => ({
  columns: head([columns.value, columns.count], context),
  rows: points.map(({ x, total, previous }) => compared([names[x!]!, total], previous, context)),
});

const votes = (
  context: ReportContext,
  points: readonly { x: number; y: number; previous: number | null }[],
): Table => ({
  columns: head([columns.value, columns.votes], context),
  rows: points.map(({ x, y, previous }) => compared([values.satisfaction[x]!, y], previous, context)),
});

async function tagTable(context: ReportContext): Promise<Table> {
  const { tickets, customers } = await reports.tagsOfTicketsAndCustomers(context);
  const [first, second] = [await namedTable(context, 'tag', tickets), await namedTable(context, 'tag', customers)];
  const ofKind = (kind: keyof typeof values.tagKind, { rows }: Table) =>
    [...(rows as Iterable<readonly Cell[]>)].map((row) => [values.tagKind[kind], ...row]);
  return {
    columns: [columns.kind, ...first.columns],
    rows: [...ofKind('tickets', first), ...ofKind('customers', second)],
  };
}

async function serviceUserTable({ deps, ...context }: ReportContext): Promise<Table> {
  const points = await reports.serviceUsers({ deps, ...context });
  const names = await namesOf(
    deps.db,
    'service',
    points.map(({ x }) => x),
  );
  return {
    columns: [columns.value, columns.customers, columns.employees],
    rows: points.map(({ x, customers, employees }) => [names.get(x) ?? messages.deleted, customers, employees]),
  };
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
    for (const { employee, open, closed, reopened, average, first_answer } of rows)
      yield [employee.name, open, closed, reopened, average, first_answer];
    if (rows.length < EMPLOYEES_PER_READ) return;
  }
}

const dayCell =
  ({ range }: ReportContext, dates: ExportDates) =>
  (seconds: number) =>
    dateCell(seconds, { zone: range.zone, dates }, false);

/** Numbers by the days of a bucket. */
async function bucketTable(
  context: ReportContext,
  dates: ExportDates,
  points: readonly { x: number; until: number; y: number; previous: number | null }[],
): Promise<Table> {
  const day = dayCell(context, dates);
  return {
    columns: head([columns.from, columns.until, columns.count], context),
    rows: points.map(({ x, until, y, previous }) => compared([day(x), day(until), y], previous, context)),
  };
}

const TABLES: Record<
  Exclude<ExportedReport, 'reportEmployee'>,
  (context: ReportContext, dates: ExportDates) => Promise<Table>
> = {
  reportTicketFrequency: async (context, dates) => bucketTable(context, dates, await reports.ticketFrequency(context)),
  reportEmployeeClosing: async (context, dates) => bucketTable(context, dates, await employeeClosings(context)),
  reportTicketCategoryTicket: async (context) =>
    namedTable(context, 'category', await reports.ticketCategories(context)),
  reportServiceTicket: async (context) => namedTable(context, 'service', await reports.ticketServices(context)),
  reportTicketState: async (context) => namedTable(context, 'state', await reports.ticketStates(context)),
  reportTagUserTicket: tagTable,
  reportSatisfactionTicket: async (context) => votes(context, await reports.ticketSatisfaction(context)),
  reportSatisfactionEmployee: async (context) => votes(context, await employeeSatisfaction(context)),
  reportImportanceTicket: async (context) =>
    listed(context, values.importance, await reports.ticketImportances(context)),
  reportTicketStatusTicket: async (context) => listed(context, values.status, await reports.ticketStatuses(context)),
  reportSlaTicket: async (context) => {
    const { previous, ...buckets } = await reports.slaBuckets(context);
    return {
      columns: head([columns.value, columns.count], context),
      rows: SLA_BUCKETS.map((name) => compared([values.sla[name], buckets[name]], previous?.[name], context)),
    };
  },
  reportServiceUser: serviceUserTable,
  reportDeflection: async (context, dates) => {
    const day = dayCell(context, dates);
    return {
      columns: head([columns.from, columns.until, columns.solved, columns.count], context),
      rows: (await deflection(context)).buckets.map(({ x, until, y, created, previous }) =>
        compared([day(x), day(until), y, created], previous, context),
      ),
    };
  },
  reportDeflectionArticle: async (context) => ({
    columns: head([columns.article, columns.solved], context),
    rows: (await articleDeflections(context)).map(({ name, total, previous }) =>
      compared([name ?? messages.otherArticles, total], previous, context),
    ),
  }),
  reportBacklog: async (context) => ({
    columns: [columns.daysFrom, columns.daysUntil, columns.count],
    rows: (await backlog(context)).ages.map(({ x, until, total }) => [x, until, total]),
  }),
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
      : await TABLES[report](await reportContext(deps, user, ofReaders(report) ? readersOnly(query) : query), dates);
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
    columns: [columns.name, columns.open, columns.closed, columns.reopened, columns.average, columns.firstAnswer],
    rows: employeeRows(deps, user, all),
  };
}
