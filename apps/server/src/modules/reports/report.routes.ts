import * as contract from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { list, ok } from '../../platform/http/outcome.ts';
import { reportContext, type ReportContext, type ReportQuery } from './report-context.ts';
import { articleDeflections, deflection } from './report-deflection.service.ts';
import { exportReport } from './report-export.service.ts';
import { employeeReport, employeeSatisfaction, teamReport } from './report-employee.service.ts';
import { assertViewsReports } from './report.policy.ts';
import { backlog, performanceOf } from './report-work.service.ts';
import * as reports from './report.service.ts';

/** The reports (spec 7.16, 7.35, decisions 2.28), each over the tickets that the caller may see. */
export function reportRoutes(host: ModuleHost, deps: Deps): void {
  /** The report's data for who may view reports. */
  const of =
    <Data>(make: (context: ReportContext) => Promise<Data>) =>
    async ({ user, query }: { user: CurrentUser; query: ReportQuery }) => {
      assertViewsReports(user);
      return ok(await make(await reportContext(deps, user, query)));
    };
  host.route(contract.reportTicketFrequency, of(reports.ticketFrequency));
  host.route(contract.reportTicketCategoryTicket, of(reports.ticketCategories));
  host.route(contract.reportTagUserTicket, of(reports.tagsOfTicketsAndCustomers));
  host.route(contract.reportSatisfactionTicket, of(reports.ticketSatisfaction));
  host.route(contract.reportSatisfactionEmployee, of(employeeSatisfaction));
  host.route(contract.reportImportanceTicket, of(reports.ticketImportances));
  host.route(contract.reportServiceTicket, of(reports.ticketServices));
  host.route(contract.reportTicketStatusTicket, of(reports.ticketStatuses));
  host.route(contract.reportTicketState, of(reports.ticketStates));
  host.route(contract.reportServiceUser, of(reports.serviceUsers));
  host.route(contract.reportSlaTicket, of(reports.slaBuckets));
  host.route(contract.reportBacklog, of(backlog));
  host.route(
    contract.reportPerformance,
    of((context) => performanceOf(context)),
  );
  host.route(contract.reportLoad, of(reports.ticketLoad));
  host.route(contract.reportDeflection, of(deflection));
  host.route(contract.reportDeflectionArticle, of(articleDeflections));
  host.route(contract.reportEmployeeList, async ({ user, query }) => {
    const { rows, page } = await teamReport(deps, user, query);
    return list(rows, page);
  });
  host.route(contract.reportEmployeeGet, async ({ user, params, query }) =>
    ok(await employeeReport(deps, user, params.id, query)),
  );
  host.route(contract.reportExport, async ({ user, ip, query }) => exportReport(deps, { user, ip }, query));
}
