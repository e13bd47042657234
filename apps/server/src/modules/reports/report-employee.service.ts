import { NOT_CLOSED_STATUSES, type ReportTicketFilter } from '@hamyar/contracts';
import type { QueryOf, reportEmployeeList } from '@hamyar/contracts/schemas';
import { oneOf, satisfactionAverage } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { listFilter, rangeFilter, reportContext, type ReportContext, type ReportQuery } from './report-context.ts';
import { employeesIn, type EmployeeRecord } from './report-employee.repository.ts';
import { secondsOf } from './report-range.rules.ts';
import { isOneself, leadsTeam, teamScope } from './report.policy.ts';
import { byBucket, satisfactionVotes } from './report.service.ts';
import { employeeNumbers } from './report-work.repository.ts';
import { performanceOf, seenTickets } from './report-work.service.ts';

const ofClosing = (id: number): Partial<ReportTicketFilter> => ({ closing_assignee_ids: [id] });

/** The lists of exactly the tickets that the numbers of an employee count. */
const filtersOf = (context: ReportContext, id: number) => ({
  open: { ...context.filter, status: [...NOT_CLOSED_STATUSES], assignee_ids: [id] } satisfies ReportTicketFilter,
  closed: rangeFilter(context, 'closed_at', ofClosing(id)),
  reopened: rangeFilter(context, 'closed_at', { ...ofClosing(id), reopened: true }),
});

async function rowsOf(context: ReportContext, employees: readonly EmployeeRecord[]) {
  const numbers = await employeeNumbers(
    context.deps.db,
    seenTickets(context),
    secondsOf(context.range),
    employees.map(({ id }) => id),
  );
  return employees.map((employee) => {
    const { employee_id: _id, ...found } = numbers.find(({ employee_id }) => employee_id === employee.id)!;
    const average = satisfactionAverage(found.votes);
    return { employee, ...found, average, filters: filtersOf(context, employee.id) };
  });
}

/**
 * One page of the employees whom a person leads, with their numbers; of nobody but oneself without *view team reports*.
 * @throws Forbidden for a team that the caller does not lead
 */
export async function teamReport(deps: Deps, user: CurrentUser, query: QueryOf<typeof reportEmployeeList>) {
  const { page, perPage, employee_ids: ids, keyword, ...report } = query;
  if (!leadsTeam(user) && !isOneself(user, ids)) throw new Forbidden();
  const context = await reportContext(deps, user, report);
  const { rows, total } = await employeesIn(deps.db, teamScope(user), { ids, keyword }, { page, perPage });
  return { rows: await rowsOf(context, rows), page: { currentPage: page, perPage, total } satisfies PageInfo };
}

/** @throws NotFound unless the caller leads all of these employees, or is the only one of them */
async function assertLeads({ deps, user }: ReportContext, ids: readonly number[]): Promise<void> {
  const { total } = await employeesIn(deps.db, teamScope(user), { ids }, { page: 1, perPage: 1 });
  if (total < new Set(ids).size) throw new NotFound();
}

/**
 * Votes about tickets that had an employee when they were closed: of all together, or of chosen ones.
 * @throws NotFound for an employee whom the caller does not lead
 */
export async function employeeSatisfaction(context: ReportContext) {
  const ids = context.query.employee_ids;
  if (!ids?.length) return satisfactionVotes(context, 'any', { assigned_at_closing: true });
  await assertLeads(context, ids);
  return satisfactionVotes(context, ids, { closing_assignee_ids: ids });
}

/** The tickets that an employee has closed, by bucket. */
function closingsOf(context: ReportContext, id: number) {
  const { predicate } = seenTickets(context, oneOf('assignee_at_close_id', [id]));
  const own: ReportContext = { ...context, conditions: { ...context.conditions, predicate } };
  return byBucket(own, 'closed', (bucket) => listFilter(context, 'closed_at', bucket, ofClosing(id)));
}

/**
 * The closings of one employee, for a file.
 * @throws NotFound for an employee whom the caller does not lead, and for several
 */
export async function employeeClosings(context: ReportContext) {
  const [id, ...others] = context.query.employee_ids ?? [];
  if (id === undefined || others.length > 0) throw new NotFound();
  await assertLeads(context, [id]);
  return closingsOf(context, id);
}

/**
 * The page of one employee: everybody has the own one, even without the right to view reports.
 * @throws NotFound for an employee whom the caller does not lead
 */
export async function employeeReport(deps: Deps, user: CurrentUser, id: number, query: ReportQuery) {
  const context = await reportContext(deps, user, query);
  const { rows } = await employeesIn(deps.db, teamScope(user), { ids: [id] }, { page: 1, perPage: 1 });
  const [row] = await rowsOf(context, rows);
  if (!row) throw new NotFound();
  const [work, satisfaction, closings] = await Promise.all([
    performanceOf(context, id),
    satisfactionVotes(context, [id], ofClosing(id)),
    closingsOf(context, id),
  ]);
  return { ...row, ...work, satisfaction, closings };
}
