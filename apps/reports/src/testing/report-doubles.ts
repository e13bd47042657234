import type { EmployeeReportRow, ReportEmployeeGetData, ReportTicketFilter } from '@hamyar/contracts/reports';
import type { FakeHandlers } from '@hamyar/testing';

/** The filter that a point of a report carries. */
const buildFilter = (more: Partial<ReportTicketFilter> = {}): ReportTicketFilter => ({
  counted: true,
  created_from: 1_763_929_800,
  created_to: 1_795_465_799,
  ...more,
});
/** Tickets of one value. */
const buildTotal = (x: number | null, total: number, more: Partial<ReportTicketFilter> = {}) => ({
  x,
  total,
  previous: null,
  filter: buildFilter(more),
});
/** Votes of the best level; `listed` of their tickets are found by the rating. */
export const buildVotes = (y: number, listed: number | null = y) =>
  ([0, 1, 2, 3, 4, 5] as const).map((x) => ({
    x,
    y: x === 5 ? y : 0,
    previous: null,
    listed: listed === null ? null : { y: x === 5 ? listed : 0, filter: buildFilter({ satisfaction: [x] }) },
  }));
const duration = { count: 40, p50: 90, p90: 1500, previous: null, filter: buildFilter() };
const part = { total: 3, of: 40, previous: null, filter: buildFilter() };

/** The numbers of an employee in the table of a team. */
export const buildEmployeeRow = (changes: Partial<EmployeeReportRow> = {}): EmployeeReportRow => ({
  employee: { id: 7, name: 'سارا کریمی', employee: true, profile_picture_name: null },
  open: 4,
  closed: 12,
  reopened: 3,
  votes: [2, 0, 0, 0, 1, 3],
  average: 95,
  first_answer: 90,
  filters: {
    open: buildFilter({ status: [0, 1, 2, 3], assignee_ids: [7] }),
    closed: buildFilter({ closing_assignee_ids: [7] }),
    reopened: buildFilter({ closing_assignee_ids: [7], reopened: true }),
  },
  ...changes,
});
/** The page of that employee. */
export const buildEmployeeReport = (changes: Partial<EmployeeReportRow> = {}): ReportEmployeeGetData => ({
  ...buildEmployeeRow(changes),
  first_answer: duration,
  resolution: duration,
  reopened: part,
  one_touch: part,
  satisfaction: buildVotes(3),
  closings: [
    {
      x: 1_763_929_800,
      until: 1_766_521_799,
      y: 12,
      previous: null,
      filter: buildFilter({ closing_assignee_ids: [7] }),
    },
  ],
});

/** Answers to all calls of the page of reports; `changes` take precedence. */
export const reportAnswers = (changes: FakeHandlers = {}): FakeHandlers => ({
  reportTicketFrequency: [{ x: 1_763_929_800, until: 1_766_521_799, y: 12, previous: null, filter: buildFilter() }],
  reportTicketCategoryTicket: [buildTotal(null, 4, { without: ['category'] })],
  reportTagUserTicket: { tickets: [], customers: [] },
  reportSatisfactionEmployee: buildVotes(8),
  reportServiceTicket: [buildTotal(null, 4, { without: ['service'] })],
  reportSatisfactionTicket: buildVotes(9),
  reportImportanceTicket: [buildTotal(1, 30, { importance: [1] }), buildTotal(3, 10, { importance: [3] })],
  reportSlaTicket: {
    none: 40,
    first_response_on_time: 30,
    closed_on_time: 20,
    first_response_late: 10,
    closed_late: 5,
    previous: null,
    filters: {
      none: buildFilter({ without: ['sla'] }),
      first_response_on_time: buildFilter({ sla_result: ['first_response_met'] }),
      closed_on_time: buildFilter({ sla_result: ['resolution_met'] }),
      first_response_late: buildFilter({ sla_result: ['first_response_breached'] }),
      closed_late: buildFilter({ sla_result: ['resolution_breached'] }),
    },
  },
  reportTicketStatusTicket: [buildTotal(4, 40, { status: [4] })],
  reportServiceUser: [],
  reportTicketState: [buildTotal(8, 40, { state_ids: [8] })],
  reportBacklog: {
    total: 2,
    oldest_at: 1_763_929_800,
    filter: buildFilter(),
    ages: [{ x: 0, until: 1, total: 2, filter: buildFilter() }],
  },
  reportPerformance: { first_answer: duration, resolution: duration, reopened: part, one_touch: part },
  reportLoad: [{ weekday: 0, hour: 9, total: 12 }],
  reportDeflection: {
    solved: 5,
    share: 56,
    created: 4,
    filter: buildFilter(),
    previous_share: null,
    buckets: [{ x: 1_763_929_800, until: 1_766_521_799, y: 5, previous: null, created: 4, filter: buildFilter() }],
  },
  reportDeflectionArticle: [
    { x: 3, name: 'راه‌اندازی سرویس', total: 3, previous: null },
    { x: null, name: null, total: 2, previous: null },
  ],
  states: [{ id: 8, name: 'تهران' }],
  ...changes,
});
