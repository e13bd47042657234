/** The range of reports, comparison and filters in the address of their pages; lists are joined by commas. */
interface ReportSearch {
  range?: string;
  from?: string;
  to?: string;
  compare?: 1;
  /** Of files. */ dates?: 'gregorian';
  branch_ids?: string | number;
  department_ids?: string | number;
  service_ids?: string | number;
  category_ids?: string | number;
  customer_level_ids?: string | number;
}

declare module '../platform/names.ts' {
  interface ModulePages {
    reports: {
      '/report': { search: ReportSearch };
      '/report/own': { search: ReportSearch };
      '/report/employees': { search: ReportSearch };
      '/report/employees/:id': { search: ReportSearch; title: 'name' };
      '/log': { title: 'log'; search: { log?: 'audit'; live?: 1; dates?: 'gregorian' } };
    };
  }
  interface MenuGroups {
    reports: 'reports';
  }
}

export {};
