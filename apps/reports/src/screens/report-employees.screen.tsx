import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useListQuery } from '@hamyar/module-kit/list';
import { useTeamReportQuery } from '../api/report.api.ts';
import '../css/reports.css';
import { TeamChart } from '../features/charts/team-chart.tsx';
import { teamList } from '../features/employees/team-list.ts';
import { TeamTable } from '../features/employees/team-table.tsx';
import { ReportBar } from '../features/filters/report-bar.tsx';
import { fa } from '../messages/fa.ts';
import { useReportFilters } from '../shared/use-report-filters.ts';

/** The employees whom a person leads, with their numbers (decisions 2.25 "view team reports"). */
export function ReportEmployeesScreen() {
  const filters = useReportFilters();
  const list = useListQuery(teamList);
  const { compare: _compare, ...query } = filters.query;
  const reading = useTeamReportQuery({ ...query, ...list.query }, { refetchOnMountOrArgChange: 30 });
  return (
    <Page>
      <PageHeader title={fa.employee.team} />
      <ReportBar filters={filters} comparing={false} />
      <div className="rp-grid">
        <TeamChart rows={reading.data?.data} query={query} reading={reading} />
        <TeamTable list={list} reading={reading} />
      </div>
    </Page>
  );
}
