import type { ReportEmployeeListQuery } from '@hamyar/contracts/reports';
import { defineList, textFilter } from '@hamyar/module-kit/list';

/** The employees of a team; the bar of the reports sets range, comparison and filters. */
export const teamList = defineList<Pick<ReportEmployeeListQuery, 'page' | 'perPage' | 'keyword'>>()({
  filters: { keyword: textFilter() },
  sorts: [],
});
