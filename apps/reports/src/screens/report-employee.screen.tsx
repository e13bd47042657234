import { skipToken } from '@hamyar/store';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, usePageParams, useSession } from '@hamyar/module-sdk';
import { useEmployeeReportQuery } from '../api/report.api.ts';
import '../css/reports.css';
import { ClosingChart, EmployeeFigures, EmployeeVotesChart } from '../features/charts/employee-charts.tsx';
import { EmployeeChoice } from '../features/employees/employee-choice.tsx';
import { ReportBar } from '../features/filters/report-bar.tsx';
import { fa } from '../messages/fa.ts';
import { useReportFilters } from '../shared/use-report-filters.ts';

/** The numbers of an employee whom the caller leads. */
export function ReportEmployeeScreen() {
  return <EmployeePage id={useIdParam()} />;
}

/** Everybody's own numbers (decisions 2.25). */
export function ReportOwnScreen() {
  return <EmployeePage id={useSession().id} own />;
}

function EmployeePage({ id, own = false }: { id: number | null; own?: boolean }) {
  const filters = useReportFilters();
  const reading = useEmployeeReportQuery(id === null ? skipToken : { id, ...filters.query }, {
    refetchOnMountOrArgChange: 30,
  });
  // numbers of other filters are not shown for those that could not be read
  const shown = reading.isError ? { ...reading, data: reading.currentData } : reading;
  const name = reading.data?.employee.name;
  usePageParams<'report-employees-id'>(own ? {} : { name });
  const query = { ...filters.query, employee_ids: id === null ? [] : [id] };
  return (
    <Page>
      <PageHeader
        title={own ? fa.employee.own : fa.employee.of(name ?? '…')}
        actions={own ? undefined : <EmployeeChoice />}
      />
      <ReportBar filters={filters} />
      <ResourceView reading={shown}>
        {(data) => (
          <div className="rp-grid">
            <EmployeeFigures query={query} data={data} />
            <ClosingChart query={query} reading={reading} data={data} />
            <EmployeeVotesChart query={query} reading={reading} data={data} />
          </div>
        )}
      </ResourceView>
    </Page>
  );
}
