import type { ReportTicketFilter } from '@hamyar/contracts';
import type { QueryOf, reportEmployeeList } from '@hamyar/contracts/schemas';
import { oneOf, satisfactionAverage } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { listFilter, rangeFilter, reportContext, type ReportContext, type ReportQuery } from './report-context.ts';
import { employeesIn, type EmployeeRecord } from './report-employee.repository.ts';
import { secondsOf } from './report-range.rules.ts';
import { leadsTeam, teamScope } from './report.policy.ts';
import { byBucket, satisfactionVotes } from './report.service.ts';
import { employeeNumbers } from './report-work.repository.ts';
import { performanceOf, seenTickets } from './report-work.service.ts';

async function rowsOf(context: ReportContext, employees: readonly EmployeeRecord[]) {
  const numbers = await employeeNumbers(
    context.deps.db,
    seenTickets(context),
    secondsOf(context.range),
    employees.map(({ id }) => id),
  );
  return employees.map((employee) => {
    const { employee_id: _id, ...found } = numbers.find(({ employee_id }) => employee_id === employee.id)!;
    return { employee, ...found, average: satisfactionAverage(found.votes) };
  });
}

/** One page of the employees whom a person leads, with their numbers. @throws Forbidden without *view team reports* */
export async function teamReport(deps: Deps, user: CurrentUser, query: QueryOf<typeof reportEmployeeList>) {
  if (!leadsTeam(user)) throw new Forbidden();
  const { page, perPage, employee_ids, ...report } = query;
  const context = await reportContext(deps, user, report);
  const { rows, total } = await employeesIn(deps.db, teamScope(user), employee_ids, { page, perPage });
  return { rows: await rowsOf(context, rows), page: { currentPage: page, perPage, total } satisfies PageInfo };
}

/**
 * The page of one employee: everybody has the own one, even without the right to view reports.
 * @throws NotFound for an employee whom the caller does not lead
 */
export async function employeeReport(deps: Deps, user: CurrentUser, id: number, query: ReportQuery) {
  const context = await reportContext(deps, user, query);
  const { rows } = await employeesIn(deps.db, teamScope(user), [id], { page: 1, perPage: 1 });
  const [row] = await rowsOf(context, rows);
  if (!row) throw new NotFound();
  const ofClosing: Partial<ReportTicketFilter> = { closing_assignee_ids: [id] };
  const own: ReportContext = {
    ...context,
    conditions: {
      ...context.conditions,
      predicate: seenTickets(context, oneOf('assignee_at_close_id', [id])).predicate,
    },
  };
  const [work, satisfaction, closed] = await Promise.all([
    performanceOf(context, id),
    satisfactionVotes(context, [id], ofClosing),
    byBucket(own, 'closed', (bucket) => listFilter(context, 'closed_at', bucket, ofClosing)),
  ]);
  return {
    ...row,
    ...work,
    satisfaction,
    closings: closed,
    filters: {
      open: { ...context.filter, status: [0, 1, 2, 3], assignee_ids: [id] } satisfies ReportTicketFilter,
      closed: rangeFilter(context, 'closed_at', ofClosing),
    },
  };
}
