import {
  reportBacklog,
  reportEmployeeGet,
  reportEmployeeList,
  reportImportanceTicket,
  reportLoad,
  reportPerformance,
  reportSatisfactionEmployee,
  reportSatisfactionTicket,
  reportServiceTicket,
  reportServiceUser,
  reportSlaTicket,
  reportTagUserTicket,
  reportTicketCategoryTicket,
  reportTicketFrequency,
  reportTicketState,
  reportTicketStatusTicket,
} from '@hamyar/contracts/reports';
import { states } from '@hamyar/contracts/geography';
import { api, fromCall } from '@hamyar/store';

// no tags: a report says how it was when it was asked for, and is asked for anew each time its page is opened
const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    ticketFrequency: build.query(fromCall(reportTicketFrequency)),
    ticketsByCategory: build.query(fromCall(reportTicketCategoryTicket)),
    tagsOfTicketsAndCustomers: build.query(fromCall(reportTagUserTicket)),
    employeeSatisfaction: build.query(fromCall(reportSatisfactionEmployee)),
    ticketsByService: build.query(fromCall(reportServiceTicket)),
    ticketSatisfaction: build.query(fromCall(reportSatisfactionTicket)),
    ticketsByImportance: build.query(fromCall(reportImportanceTicket)),
    slaBuckets: build.query(fromCall(reportSlaTicket)),
    ticketsByStatus: build.query(fromCall(reportTicketStatusTicket)),
    serviceUsers: build.query(fromCall(reportServiceUser)),
    ticketsByProvince: build.query(fromCall(reportTicketState)),
    backlog: build.query(fromCall(reportBacklog)),
    ticketPerformance: build.query(fromCall(reportPerformance)),
    ticketLoad: build.query(fromCall(reportLoad)),
    teamReport: build.query(fromCall(reportEmployeeList)),
    employeeReport: build.query(fromCall(reportEmployeeGet)),
    reportProvinces: build.query({
      ...fromCall(states, { input: (_all: void) => ({ country_code: 'IR' }) }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const {
  useTicketFrequencyQuery,
  useTicketsByCategoryQuery,
  useTagsOfTicketsAndCustomersQuery,
  useEmployeeSatisfactionQuery,
  useTicketsByServiceQuery,
  useTicketSatisfactionQuery,
  useTicketsByImportanceQuery,
  useSlaBucketsQuery,
  useTicketsByStatusQuery,
  useServiceUsersQuery,
  useTicketsByProvinceQuery,
  useBacklogQuery,
  useTicketPerformanceQuery,
  useTicketLoadQuery,
  useTeamReportQuery,
  useEmployeeReportQuery,
  useReportProvincesQuery,
} = reportApi;
