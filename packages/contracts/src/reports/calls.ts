// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { Person } from '../fields.ts';
import type {
  Satisfaction,
  SlaResult,
  TicketImportance,
  TicketKind,
  TicketStatus,
  TicketWithout,
} from '../tickets/ticket-lists.ts';
import type { ExportedReport } from './report-lists.ts';

export interface EmployeeReportRow {
  employee: Person;
  open: number;
  closed: number;
  reopened: number;
  votes: number[];
  average: number | null;
  first_answer: number | null;
  filters: {
    open: ReportTicketFilter;
    closed: ReportTicketFilter;
    reopened: ReportTicketFilter;
  };
}

export interface ReportTicketFilter {
  counted: true;
  created_from?: number;
  created_to?: number;
  closed_from?: number;
  closed_to?: number;
  rated_from?: number;
  rated_to?: number;
  asked_from?: number;
  asked_to?: number;
  first_response_from?: number;
  first_response_to?: number;
  resolution_from?: number;
  resolution_to?: number;
  sla_result?: SlaResult[];
  kind?: TicketKind[];
  status?: TicketStatus[];
  importance?: TicketImportance[];
  satisfaction?: Satisfaction[];
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  exact_category_ids?: number[];
  customer_level_ids?: number[];
  state_ids?: number[];
  tag_ids?: number[];
  assignee_ids?: number[];
  closing_assignee_ids?: number[];
  assigned_at_closing?: true;
  answered?: true;
  reopened?: true;
  one_touch?: true;
  without?: TicketWithout[];
}

export interface DashboardGetData {
  widgets:
    | {
        name: string;
        columns: number;
        rows: number;
      }[]
    | null;
  version: number;
}

/** The caller's arrangement of the dashboard. */
export const dashboardGet: Call<void, DashboardGetData> = {
  name: 'dashboardGet',
  method: 'GET',
  path: '/api/dashboard',
};

export interface DashboardUpdateBody {
  widgets:
    | {
        name: string;
        columns: number;
        rows: number;
      }[]
    | null;
  version?: number;
}

export interface DashboardUpdateData {
  widgets:
    | {
        name: string;
        columns: number;
        rows: number;
      }[]
    | null;
  version: number;
}

/** Stores the caller's arrangement; null goes back to the default. */
export const dashboardUpdate: Call<DashboardUpdateBody, DashboardUpdateData> = {
  name: 'dashboardUpdate',
  method: 'PUT',
  path: '/api/dashboard',
};

export interface ReportBacklogQuery {
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
}

export interface ReportBacklogData {
  total: number;
  oldest_at: number | null;
  filter: ReportTicketFilter;
  ages: {
    x: number;
    until: number | null;
    total: number;
    filter: ReportTicketFilter;
  }[];
}

/** Tickets that are not closed now, by the days since they were created. */
export const reportBacklog: Call<ReportBacklogQuery | void, ReportBacklogData> = {
  name: 'reportBacklog',
  method: 'GET',
  path: '/api/reportBacklog',
};

export interface ReportDeflectionQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

export interface ReportDeflectionData {
  solved: number;
  share: number;
  created: number;
  filter: ReportTicketFilter;
  previous_share: number | null;
  buckets: {
    x: number;
    until: number;
    y: number;
    previous: number | null;
    created: number;
    filter: ReportTicketFilter;
  }[];
}

/** Problems that an article solved while somebody wrote a ticket, and tickets created, by the same buckets. */
export const reportDeflection: Call<ReportDeflectionQuery | void, ReportDeflectionData> = {
  name: 'reportDeflection',
  method: 'GET',
  path: '/api/reportDeflection',
};

export interface ReportDeflectionArticleQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

/** Problems solved by articles, the most first; articles that the caller may not read are one number. */
export const reportDeflectionArticle: Call<
  ReportDeflectionArticleQuery | void,
  {
    x: number | null;
    name: string | null;
    total: number;
    previous: number | null;
  }[]
> = { name: 'reportDeflectionArticle', method: 'GET', path: '/api/reportDeflectionArticle' };

export interface ReportEmployeeGetQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

export type ReportEmployeeGetData = {
  employee: Person;
  open: number;
  closed: number;
  reopened: {
    total: number;
    of: number;
    previous: {
      total: number;
      of: number;
    } | null;
    filter: ReportTicketFilter;
  };
  votes: number[];
  average: number | null;
  first_answer: {
    count: number;
    p50: number | null;
    p90: number | null;
    previous: {
      count: number;
      p50: number | null;
      p90: number | null;
    } | null;
    filter: ReportTicketFilter;
  };
  filters: {
    open: ReportTicketFilter;
    closed: ReportTicketFilter;
    reopened: ReportTicketFilter;
  };
  resolution: {
    count: number;
    p50: number | null;
    p90: number | null;
    previous: {
      count: number;
      p50: number | null;
      p90: number | null;
    } | null;
    filter: ReportTicketFilter;
  };
  one_touch: {
    total: number;
    of: number;
    previous: {
      total: number;
      of: number;
    } | null;
    filter: ReportTicketFilter;
  };
  satisfaction: {
    x: Satisfaction;
    y: number;
    previous: number | null;
    listed: {
      y: number;
      filter: ReportTicketFilter;
    } | null;
  }[];
  closings: {
    x: number;
    until: number;
    y: number;
    previous: number | null;
    filter: ReportTicketFilter;
  }[];
};

/** The page of one employee: of the caller, or of one whom the caller leads. */
export const reportEmployeeGet: Call<{ id: number } & ReportEmployeeGetQuery, ReportEmployeeGetData> = {
  name: 'reportEmployeeGet',
  method: 'GET',
  path: '/api/reportEmployee/:id',
};

export interface ReportEmployeeListQuery {
  page?: number;
  perPage?: number;
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
  employee_ids?: number[];
  keyword?: string;
}

/** The employees whom the caller leads, by name; with the permission "view team reports". */
export const reportEmployeeList: Call<ReportEmployeeListQuery | void, ListAnswer<EmployeeReportRow>> = {
  name: 'reportEmployeeList',
  method: 'GET',
  path: '/api/reportEmployee',
  answer: 'list',
};

export interface ReportExportQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
  employee_ids?: number[];
  report: ExportedReport;
  format?: 'xls' | 'xlsx' | 'csv';
  dates?: 'jalali' | 'gregorian';
}

/** One report as a file. */
export const reportExport: Call<ReportExportQuery, Blob> = {
  name: 'reportExport',
  method: 'GET',
  path: '/api/reportExport',
  answer: 'blob',
};

export interface ReportImportanceTicketQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

/** Tickets created, by importance. */
export const reportImportanceTicket: Call<
  ReportImportanceTicketQuery | void,
  {
    x: number | null;
    total: number;
    previous: number | null;
    filter: ReportTicketFilter;
  }[]
> = { name: 'reportImportanceTicket', method: 'GET', path: '/api/reportImportanceTicket' };

export interface ReportLoadQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

export type ReportLoadData = {
  weekday: number;
  hour: number;
  total: number;
}[];

/** Tickets created by weekday (0 is Saturday) and hour of the business zone: 168 numbers. */
export const reportLoad: Call<ReportLoadQuery | void, ReportLoadData> = {
  name: 'reportLoad',
  method: 'GET',
  path: '/api/reportLoad',
};

export interface ReportPerformanceQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

export type ReportPerformanceData = {
  first_answer: {
    count: number;
    p50: number | null;
    p90: number | null;
    previous: {
      count: number;
      p50: number | null;
      p90: number | null;
    } | null;
    filter: ReportTicketFilter;
  };
  resolution: {
    count: number;
    p50: number | null;
    p90: number | null;
    previous: {
      count: number;
      p50: number | null;
      p90: number | null;
    } | null;
    filter: ReportTicketFilter;
  };
  reopened: {
    total: number;
    of: number;
    previous: {
      total: number;
      of: number;
    } | null;
    filter: ReportTicketFilter;
  };
  one_touch: {
    total: number;
    of: number;
    previous: {
      total: number;
      of: number;
    } | null;
    filter: ReportTicketFilter;
  };
};

/** Median and 90th percentile of first answers and resolutions, reopened and one-touch tickets. */
export const reportPerformance: Call<ReportPerformanceQuery | void, ReportPerformanceData> = {
  name: 'reportPerformance',
  method: 'GET',
  path: '/api/reportPerformance',
};

export interface ReportSatisfactionEmployeeQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
  employee_ids?: number[];
}

/** Like reportSatisfactionTicket, of tickets with an employee assigned when they were closed. */
export const reportSatisfactionEmployee: Call<
  ReportSatisfactionEmployeeQuery | void,
  {
    x: Satisfaction;
    y: number;
    previous: number | null;
    listed: {
      y: number;
      filter: ReportTicketFilter;
    } | null;
  }[]
> = { name: 'reportSatisfactionEmployee', method: 'GET', path: '/api/reportSatisfactionEmployee' };

export interface ReportSatisfactionTicketQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

/** Tickets rated, by level 1 to 5; level 0 are those asked about that nobody has rated. */
export const reportSatisfactionTicket: Call<
  ReportSatisfactionTicketQuery | void,
  {
    x: Satisfaction;
    y: number;
    previous: number | null;
    listed: {
      y: number;
      filter: ReportTicketFilter;
    } | null;
  }[]
> = { name: 'reportSatisfactionTicket', method: 'GET', path: '/api/reportSatisfactionTicket' };

export interface ReportServiceTicketQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

/** Tickets created, by service, the most first. */
export const reportServiceTicket: Call<
  ReportServiceTicketQuery | void,
  {
    x: number | null;
    total: number;
    previous: number | null;
    filter: ReportTicketFilter;
  }[]
> = { name: 'reportServiceTicket', method: 'GET', path: '/api/reportServiceTicket' };

export interface ReportServiceUserQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

export type ReportServiceUserData = {
  x: number;
  customers: number;
  employees: number;
}[];

/** Customers and employees to whom each service is assigned now. */
export const reportServiceUser: Call<ReportServiceUserQuery | void, ReportServiceUserData> = {
  name: 'reportServiceUser',
  method: 'GET',
  path: '/api/reportServiceUser',
};

export interface ReportSlaTicketQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

export type ReportSlaTicketData = {
  none: number;
  first_response_on_time: number;
  closed_on_time: number;
  first_response_late: number;
  closed_late: number;
  previous: {
    none: number;
    first_response_on_time: number;
    closed_on_time: number;
    first_response_late: number;
    closed_late: number;
  } | null;
  filters: {
    none: ReportTicketFilter | null;
    first_response_on_time: ReportTicketFilter | null;
    closed_on_time: ReportTicketFilter | null;
    first_response_late: ReportTicketFilter | null;
    closed_late: ReportTicketFilter | null;
  };
};

/** Tickets in the five buckets of the SLA, by the moment that decided each clock, and those closed without an SLA; one may be in a bucket of each pair. */
export const reportSlaTicket: Call<ReportSlaTicketQuery | void, ReportSlaTicketData> = {
  name: 'reportSlaTicket',
  method: 'GET',
  path: '/api/reportSlaTicket',
};

export interface ReportTagUserTicketQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

export interface ReportTagUserTicketData {
  tickets: {
    x: number | null;
    total: number;
    previous: number | null;
    filter: ReportTicketFilter;
    name: string | null;
  }[];
  customers: {
    x: number;
    name: string;
    total: number;
  }[];
}

/** Tags of the tickets created, and of the customers in scope as they are now. */
export const reportTagUserTicket: Call<ReportTagUserTicketQuery | void, ReportTagUserTicketData> = {
  name: 'reportTagUserTicket',
  method: 'GET',
  path: '/api/reportTagUserTicket',
};

export interface ReportTicketCategoryTicketQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

/** Tickets created, by their category, the most first. */
export const reportTicketCategoryTicket: Call<
  ReportTicketCategoryTicketQuery | void,
  {
    x: number | null;
    total: number;
    previous: number | null;
    filter: ReportTicketFilter;
  }[]
> = { name: 'reportTicketCategoryTicket', method: 'GET', path: '/api/reportTicketCategoryTicket' };

export interface ReportTicketFrequencyQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

/** Tickets created, by day, week (from Saturday) or Jalali month; empty buckets are 0. */
export const reportTicketFrequency: Call<
  ReportTicketFrequencyQuery | void,
  {
    x: number;
    until: number;
    y: number;
    previous: number | null;
    filter: ReportTicketFilter;
  }[]
> = { name: 'reportTicketFrequency', method: 'GET', path: '/api/reportTicketFrequency' };

export interface ReportTicketStateQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

/** Tickets created, by the province of the customer, the most first. */
export const reportTicketState: Call<
  ReportTicketStateQuery | void,
  {
    x: number | null;
    total: number;
    previous: number | null;
    filter: ReportTicketFilter;
  }[]
> = { name: 'reportTicketState', method: 'GET', path: '/api/reportTicketState' };

export interface ReportTicketStatusTicketQuery {
  from_date?: number;
  to_date?: number;
  branch_ids?: number[];
  department_ids?: number[];
  service_ids?: number[];
  category_ids?: number[];
  customer_level_ids?: number[];
  compare?: boolean;
}

/** Tickets created, by the status that they have now. */
export const reportTicketStatusTicket: Call<
  ReportTicketStatusTicketQuery | void,
  {
    x: number | null;
    total: number;
    previous: number | null;
    filter: ReportTicketFilter;
  }[]
> = { name: 'reportTicketStatusTicket', method: 'GET', path: '/api/reportTicketStatusTicket' };
