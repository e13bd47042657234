import { get, own, put, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

/** Who has *view reports*: those whose rank implies it, and who was given it. */
const VIEWERS = 'L - - - - -  - + - + + + +';

export const matrix: ModuleMatrix = {
  reportTicketFrequency: [{ case: 'the past year', call: get('/api/reportTicketFrequency'), expect: VIEWERS }],
  reportTicketCategoryTicket: [
    { case: 'the past year', call: get('/api/reportTicketCategoryTicket'), expect: VIEWERS },
  ],
  reportTagUserTicket: [{ case: 'the past year', call: get('/api/reportTagUserTicket'), expect: VIEWERS }],
  reportSatisfactionTicket: [{ case: 'the past year', call: get('/api/reportSatisfactionTicket'), expect: VIEWERS }],
  reportSatisfactionEmployee: [
    { case: 'the past year', call: get('/api/reportSatisfactionEmployee'), expect: VIEWERS },
    {
      case: 'of an employee of the department',
      call: (client, world) => client.get('/api/reportSatisfactionEmployee', { employee_ids: [world.ids.E] }),
      expect: 'L - - - - -  - + - + + 0 +',
    },
    {
      case: 'of nobody',
      call: get('/api/reportSatisfactionEmployee?employee_ids=999999'),
      expect: 'L - - - - -  - 0 - 0 0 0 0',
    },
  ],
  reportImportanceTicket: [{ case: 'the past year', call: get('/api/reportImportanceTicket'), expect: VIEWERS }],
  reportServiceTicket: [{ case: 'the past year', call: get('/api/reportServiceTicket'), expect: VIEWERS }],
  reportTicketStatusTicket: [{ case: 'the past year', call: get('/api/reportTicketStatusTicket'), expect: VIEWERS }],
  reportTicketState: [{ case: 'the past year', call: get('/api/reportTicketState'), expect: VIEWERS }],
  reportServiceUser: [{ case: 'the past year', call: get('/api/reportServiceUser'), expect: VIEWERS }],
  reportSlaTicket: [{ case: 'the past year', call: get('/api/reportSlaTicket'), expect: VIEWERS }],
  reportBacklog: [{ case: 'the past year', call: get('/api/reportBacklog'), expect: VIEWERS }],
  reportPerformance: [{ case: 'the past year', call: get('/api/reportPerformance'), expect: VIEWERS }],
  reportLoad: [{ case: 'the past year', call: get('/api/reportLoad'), expect: VIEWERS }],
  reportDeflection: [{ case: 'the past year', call: get('/api/reportDeflection'), expect: VIEWERS }],
  reportDeflectionArticle: [{ case: 'the past year', call: get('/api/reportDeflectionArticle'), expect: VIEWERS }],
  reportEmployeeList: [{ case: 'the team', call: get('/api/reportEmployee'), expect: VIEWERS }],
  reportEmployeeGet: [
    {
      case: 'the own page',
      call: (client, world, role) => client.get(`/api/reportEmployee/${own(role, world) || 1}`),
      expect: 'L - - - - -  + + + + + + +',
    },
    {
      case: 'an employee of the department',
      call: (client, world) => client.get(`/api/reportEmployee/${world.ids.E}`),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
    { case: 'nobody', call: get('/api/reportEmployee/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
  ],
  reportExport: [
    {
      case: 'as a file',
      call: get('/api/reportExport?report=reportTicketState&format=csv'),
      expect: 'L - - - - -  - + - - + + +',
    },
    {
      case: 'the own numbers as a file',
      call: (client, world, role) =>
        client.get(`/api/reportExport?report=reportEmployee&format=csv&employee_ids=${own(role, world) || 1}`),
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
  dashboardGet: [{ case: 'the own one', call: get('/api/dashboard'), expect: 'L - - - - -  + + + + + + +' }],
  dashboardUpdate: [
    {
      case: 'the own one',
      call: put('/api/dashboard', { widgets: [{ name: 'tickets.waiting', columns: 6, rows: 2 }] }),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
};
