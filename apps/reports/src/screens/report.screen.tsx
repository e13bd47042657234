import { KNOWLEDGE_BASE_IS_LICENSED } from '@hamyar/contracts/knowledge-base';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useGate } from '@hamyar/module-sdk';
import '../css/reports.css';
import {
  EmployeeSatisfactionChart,
  ProvinceChart,
  ServiceUserChart,
  TagChart,
  TicketSatisfactionChart,
} from '../features/charts/people-charts.tsx';
import {
  CategoryChart,
  FrequencyChart,
  ImportanceChart,
  ServiceChart,
  SlaChart,
  StatusChart,
} from '../features/charts/ticket-charts.tsx';
import { ArticleDeflectionChart, DeflectionChart } from '../features/charts/deflection-charts.tsx';
import { BacklogChart, LoadChart, PerformanceCard } from '../features/charts/work-charts.tsx';
import { ReportBar } from '../features/filters/report-bar.tsx';
import { fa } from '../messages/fa.ts';
import { useReportFilters } from '../shared/use-report-filters.ts';

/** The reports over the tickets that a person may see (spec 2.89). */
export function ReportScreen() {
  const filters = useReportFilters();
  const { query } = filters;
  const knowledgeBase = useGate(KNOWLEDGE_BASE_IS_LICENSED);
  return (
    <Page>
      <PageHeader title={fa.page} />
      <ReportBar filters={filters} />
      <div className="rp-grid">
        <FrequencyChart query={query} />
        <ImportanceChart query={query} />
        <CategoryChart query={query} />
        <StatusChart query={query} />
        <SlaChart query={query} />
        <TicketSatisfactionChart query={query} />
        <ProvinceChart query={query} />
        <EmployeeSatisfactionChart query={query} />
        <ServiceChart query={query} />
        <TagChart query={query} />
        <ServiceUserChart query={query} />
        <PerformanceCard query={query} />
        <BacklogChart query={query} />
        <LoadChart query={query} />
        {knowledgeBase ? (
          <>
            <DeflectionChart query={query} />
            <ArticleDeflectionChart query={query} />
          </>
        ) : null}
      </div>
    </Page>
  );
}
