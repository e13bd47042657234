import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { EXPORT_DATES, EXPORT_FORMATS } from '../limits.ts';
import { booleanInput, dateRange, id, idParams, keyword, listOf, pageQuery, person, unixOut } from '../field.schema.ts';
import { SATISFACTION_LEVELS, SLA_RESULTS, TICKET_KINDS, TICKET_WITHOUT } from '../tickets/ticket-lists.ts';
import { ticketImportance, ticketStatus } from '../tickets/ticket-list.schema.ts';
import { EXPORTED_REPORTS } from './report-lists.ts';

/**
 * The filter of the ticket list (`GET /api/ticket`, and the address of the list) that lists exactly the tickets that a
 * number counts.
 */
export const reportTicketFilter = z.object({
  /** Leaves out spam and merged sources, as every report does. */ counted: z.literal(true),
  created_from: unixOut.optional(),
  created_to: unixOut.optional(),
  closed_from: unixOut.optional(),
  closed_to: unixOut.optional(),
  rated_from: unixOut.optional(),
  rated_to: unixOut.optional(),
  asked_from: unixOut.optional(),
  asked_to: unixOut.optional(),
  first_response_from: unixOut.optional(),
  first_response_to: unixOut.optional(),
  resolution_from: unixOut.optional(),
  resolution_to: unixOut.optional(),
  sla_result: z.array(z.enum(SLA_RESULTS)).optional(),
  kind: z.array(z.enum(TICKET_KINDS)).optional(),
  status: z.array(ticketStatus).optional(),
  importance: z.array(ticketImportance).optional(),
  satisfaction: z.array(z.literal(SATISFACTION_LEVELS)).optional(),
  branch_ids: z.array(z.number()).optional(),
  department_ids: z.array(z.number()).optional(),
  service_ids: z.array(z.number()).optional(),
  category_ids: z.array(z.number()).optional(),
  exact_category_ids: z.array(z.number()).optional(),
  customer_level_ids: z.array(z.number()).optional(),
  state_ids: z.array(z.number()).optional(),
  tag_ids: z.array(z.number()).optional(),
  assignee_ids: z.array(z.number()).optional(),
  closing_assignee_ids: z.array(z.number()).optional(),
  assigned_at_closing: z.literal(true).optional(),
  answered: z.literal(true).optional(),
  reopened: z.literal(true).optional(),
  one_touch: z.literal(true).optional(),
  without: z.array(z.enum(TICKET_WITHOUT)).optional(),
});

/** Filters of every report (decisions 2.28). A range is whole days of the business zone, both of its ends included. */
const scopeFilters = {
  branch_ids: listOf(id).optional(),
  department_ids: listOf(id).optional(),
  service_ids: listOf(id).optional(),
  category_ids: listOf(id).optional(),
  customer_level_ids: listOf(id).optional(),
};
const reportFilters = {
  /** any moment of the first day; by default a year ago */ ...dateRange,
  ...scopeFilters,
  /** Adds the numbers of the period before, which is as long. */ compare: booleanInput.optional(),
};
const reportQuery = z.strictObject(reportFilters);
/** Of the employees to whom the tickets were assigned when they were closed. */
const employeeReportQuery = z.strictObject({ ...reportFilters, employee_ids: listOf(id).optional() });

/** Tickets of one value; `x` is its id, null where tickets have none. */
const totalPoint = z.object({
  x: z.number().nullable(),
  total: z.number(),
  /** Of the period before; null unless compared. */ previous: z.number().nullable(),
  filter: reportTicketFilter,
});
/** Of a tag, which is in no shared list; its name is null where `x` is. */
const tagPoint = totalPoint.extend({ name: z.string().nullable() });
/** Votes of one level of satisfaction. */
const votesPoint = z.object({
  x: z.literal(SATISFACTION_LEVELS),
  y: z.number(),
  previous: z.number().nullable(),
  /**
   * Of these, the tickets that the caller finds by how they were rated (decisions 2.21), with their list; null where the
   * settings hide ratings from the caller.
   */
  listed: z.object({ y: z.number(), filter: reportTicketFilter }).nullable(),
});

const report = { method: 'GET', slice: 'reports', access: 'employee' } as const;

export const reportTicketFrequency = defineEndpoint({
  ...report,
  name: 'reportTicketFrequency',
  path: '/api/reportTicketFrequency',
  summary: 'Tickets created, by day, week (from Saturday) or Jalali month; empty buckets are 0.',
  query: reportQuery,
  data: z.array(
    z.object({
      /** first moment of the bucket */ x: unixOut,
      /** last second of the bucket */ until: unixOut,
      y: z.number(),
      /** Of as many days of the period before, as far from its beginning. */ previous: z.number().nullable(),
      filter: reportTicketFilter,
    }),
  ),
});
export const reportTicketCategoryTicket = defineEndpoint({
  ...report,
  name: 'reportTicketCategoryTicket',
  path: '/api/reportTicketCategoryTicket',
  summary: 'Tickets created, by their category, the most first.',
  query: reportQuery,
  data: z.array(totalPoint),
});
export const reportTagUserTicket = defineEndpoint({
  ...report,
  name: 'reportTagUserTicket',
  path: '/api/reportTagUserTicket',
  summary: 'Tags of the tickets created, and of the customers in scope as they are now.',
  query: reportQuery,
  data: z.object({
    tickets: z.array(tagPoint),
    customers: z.array(z.object({ x: z.number(), name: z.string(), total: z.number() })),
  }),
});
export const reportSatisfactionTicket = defineEndpoint({
  ...report,
  name: 'reportSatisfactionTicket',
  path: '/api/reportSatisfactionTicket',
  summary: 'Tickets rated, by level 1 to 5; level 0 are those asked about that nobody has rated.',
  query: reportQuery,
  data: z.array(votesPoint),
});
export const reportSatisfactionEmployee = defineEndpoint({
  ...report,
  name: 'reportSatisfactionEmployee',
  path: '/api/reportSatisfactionEmployee',
  summary: 'Like reportSatisfactionTicket, of tickets with an employee assigned when they were closed.',
  query: employeeReportQuery,
  data: z.array(votesPoint),
});
export const reportImportanceTicket = defineEndpoint({
  ...report,
  name: 'reportImportanceTicket',
  path: '/api/reportImportanceTicket',
  summary: 'Tickets created, by importance.',
  query: reportQuery,
  data: z.array(totalPoint),
});
export const reportServiceTicket = defineEndpoint({
  ...report,
  name: 'reportServiceTicket',
  path: '/api/reportServiceTicket',
  summary: 'Tickets created, by service, the most first.',
  query: reportQuery,
  data: z.array(totalPoint),
});
export const reportTicketStatusTicket = defineEndpoint({
  ...report,
  name: 'reportTicketStatusTicket',
  path: '/api/reportTicketStatusTicket',
  summary: 'Tickets created, by the status that they have now.',
  query: reportQuery,
  data: z.array(totalPoint),
});
export const reportTicketState = defineEndpoint({
  ...report,
  name: 'reportTicketState',
  path: '/api/reportTicketState',
  summary: 'Tickets created, by the province of the customer, the most first.',
  query: reportQuery,
  data: z.array(totalPoint),
});
export const reportServiceUser = defineEndpoint({
  ...report,
  name: 'reportServiceUser',
  path: '/api/reportServiceUser',
  summary: 'Customers and employees to whom each service is assigned now.',
  query: reportQuery,
  data: z.array(z.object({ x: z.number(), customers: z.number(), employees: z.number() })),
});
const slaCounts = {
  none: z.number(),
  first_response_on_time: z.number(),
  closed_on_time: z.number(),
  first_response_late: z.number(),
  closed_late: z.number(),
};
const slaFilters = {
  none: reportTicketFilter.nullable(),
  first_response_on_time: reportTicketFilter.nullable(),
  closed_on_time: reportTicketFilter.nullable(),
  first_response_late: reportTicketFilter.nullable(),
  closed_late: reportTicketFilter.nullable(),
};
export const reportSlaTicket = defineEndpoint({
  ...report,
  name: 'reportSlaTicket',
  path: '/api/reportSlaTicket',
  summary:
    'Tickets in the five buckets of the SLA, by the moment that decided each clock, and those closed without an SLA; one may be in a bucket of each pair.',
  query: reportQuery,
  data: z.object({
    ...slaCounts,
    previous: z.object(slaCounts).nullable(),
    /** The list of each bucket; null for those whose settings hide the SLA from them. */
    filters: z.object(slaFilters),
  }),
});

export const reportBacklog = defineEndpoint({
  ...report,
  name: 'reportBacklog',
  path: '/api/reportBacklog',
  summary: 'Tickets that are not closed now, by the days since they were created.',
  query: z.strictObject(scopeFilters),
  data: z.object({
    total: z.number(),
    /** When the oldest of them was created. */ oldest_at: unixOut.nullable(),
    filter: reportTicketFilter,
    ages: z.array(
      z.object({
        /** days since the day of creation, from this number on */ x: z.number(),
        /** days before the next step; null for the last step */ until: z.number().nullable(),
        total: z.number(),
        filter: reportTicketFilter,
      }),
    ),
  }),
});
/** Minutes of working time; null without tickets, or while none of them is measured. */
const minutes = { count: z.number(), p50: z.number().nullable(), p90: z.number().nullable() };
const durations = z.object({ ...minutes, previous: z.object(minutes).nullable(), filter: reportTicketFilter });
/** `total` of `of` tickets. */
const part = { total: z.number(), of: z.number() };
const partOfClosed = z.object({ ...part, previous: z.object(part).nullable(), filter: reportTicketFilter });
const performance = {
  /** Of customers' tickets created and answered. */ first_answer: durations,
  /** Of tickets closed. */ resolution: durations,
  /** Of tickets closed, those that were reopened before. */ reopened: partOfClosed,
  /** Of tickets closed, those that one answer solved: one public message of an employee, never reopened. */
  one_touch: partOfClosed,
};
export const reportPerformance = defineEndpoint({
  ...report,
  name: 'reportPerformance',
  path: '/api/reportPerformance',
  summary: 'Median and 90th percentile of first answers and resolutions, reopened and one-touch tickets.',
  query: reportQuery,
  data: z.object(performance),
});
export const reportLoad = defineEndpoint({
  ...report,
  name: 'reportLoad',
  path: '/api/reportLoad',
  summary: 'Tickets created by weekday (0 is Saturday) and hour of the business zone: 168 numbers.',
  query: reportQuery,
  data: z.array(z.object({ weekday: z.number(), hour: z.number(), total: z.number() })),
});

/** Filters of the reports about the knowledge base: readers have a branch and a level, and no department or category. */
const deflectionQuery = z.strictObject({
  ...dateRange,
  branch_ids: scopeFilters.branch_ids,
  customer_level_ids: scopeFilters.customer_level_ids,
  compare: reportFilters.compare,
});
export const reportDeflection = defineEndpoint({
  ...report,
  name: 'reportDeflection',
  path: '/api/reportDeflection',
  summary: 'Problems that an article solved while somebody wrote a ticket, and tickets created, by the same buckets.',
  query: deflectionQuery,
  data: z.object({
    /** problems solved in the range */ solved: z.number(),
    /** of the problems solved and the tickets created, the whole percentage that was solved */ share: z.number(),
    /** tickets created in the range */ created: z.number(),
    filter: reportTicketFilter,
    /** share of the period before; null unless compared */ previous_share: z.number().nullable(),
    buckets: z.array(
      z.object({
        x: unixOut,
        until: unixOut,
        /** problems solved */ y: z.number(),
        previous: z.number().nullable(),
        /** tickets created */ created: z.number(),
        /** The list of the tickets created. */ filter: reportTicketFilter,
      }),
    ),
  }),
});
export const reportDeflectionArticle = defineEndpoint({
  ...report,
  name: 'reportDeflectionArticle',
  path: '/api/reportDeflectionArticle',
  summary: 'Problems solved by articles, the most first; articles that the caller may not read are one number.',
  query: deflectionQuery,
  data: z.array(
    z.object({
      /** id of the article; null for those that the caller may not read */ x: z.number().nullable(),
      name: z.string().nullable(),
      total: z.number(),
      previous: z.number().nullable(),
    }),
  ),
});

/** The numbers of one employee, of the tickets that the caller may see. */
export const employeeReportRow = z.object({
  employee: person,
  /** not closed, assigned now */ open: z.number(),
  /** closed in the range while assigned */ closed: z.number(),
  /** of these, reopened before */ reopened: z.number(),
  /** votes of the range, by level 0 to 5 */ votes: z.array(z.number()),
  /** percentage, null when nobody gave an opinion (spec 9.13) */ average: z.number().nullable(),
  /** median of the first answers, minutes of working time */ first_answer: z.number().nullable(),
  /** The lists of exactly the tickets that the numbers count. */
  filters: z.object({ open: reportTicketFilter, closed: reportTicketFilter, reopened: reportTicketFilter }),
});
export const reportEmployeeList = defineEndpoint({
  ...report,
  name: 'reportEmployeeList',
  path: '/api/reportEmployee',
  answer: 'list',
  summary: 'The employees whom the caller leads, by name; with the permission "view team reports".',
  query: z.strictObject({
    ...pageQuery,
    ...reportFilters,
    employee_ids: listOf(id).optional(),
    /** words of the name */ keyword: keyword().optional(),
  }),
  data: employeeReportRow,
});
export const reportEmployeeGet = defineEndpoint({
  ...report,
  name: 'reportEmployeeGet',
  path: '/api/reportEmployee/:id',
  page: true,
  summary: 'The page of one employee: of the caller, or of one whom the caller leads.',
  params: idParams,
  query: reportQuery,
  data: z.object({
    ...employeeReportRow.shape,
    ...performance,
    satisfaction: z.array(votesPoint),
    /** Tickets closed, by bucket. */
    closings: z.array(
      z.object({
        x: unixOut,
        until: unixOut,
        y: z.number(),
        previous: z.number().nullable(),
        filter: reportTicketFilter,
      }),
    ),
  }),
});

export const reportExport = defineEndpoint({
  ...report,
  name: 'reportExport',
  path: '/api/reportExport',
  answer: 'blob',
  audited: true,
  summary: 'One report as a file.',
  query: z.strictObject({
    ...reportFilters,
    employee_ids: listOf(id).optional(),
    report: z.enum(EXPORTED_REPORTS),
    format: z.enum(EXPORT_FORMATS).default('xls'),
    dates: z.enum(EXPORT_DATES).default('jalali'),
  }),
  limits: [{ max: 30, window: 60, by: 'user' }],
});
