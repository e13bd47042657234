import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';

/** Reports are over the tickets that a person may see, for who has the permission (decisions 2.25). */
const VIEWS_REPORTS = { permission: 'view reports' } as const satisfies Gate;
/** The numbers of other employees are for who leads them (decisions 2.25); everybody has the own ones. */
const LEADS_TEAM = { permission: 'view team reports' } as const satisfies Gate;
/** The request log is the full admin's, who has every permission [6.11]; the audit log has one of its own. */
const VIEWS_LOGS = { permission: 'view audit log' } as const satisfies Gate;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'reports',
  title: titles.module,
  owner: 'reports',
  platform: '^1.0.0',
  optional: { tickets: '^0.1.0', 'knowledge-base': '^0.1.0' },
  audience: ['staff'],
  routes: [
    { path: '/report', name: 'report', title: titles.charts, screen: 'ReportScreen', gate: VIEWS_REPORTS },
    { path: '/report/own', name: 'report-own', title: titles.own, screen: 'ReportOwnScreen' },
    {
      path: '/report/employees',
      name: 'report-employees',
      title: titles.team,
      screen: 'ReportEmployeesScreen',
      gate: LEADS_TEAM,
    },
    {
      path: '/report/employees/:id',
      name: 'report-employees-id',
      title: titles.employee,
      screen: 'ReportEmployeeScreen',
      gate: LEADS_TEAM,
      parent: 'report-employees',
    },
    { path: '/log', name: 'log', title: titles.log, screen: 'LogScreen', gate: VIEWS_LOGS },
  ],
  menuGroups: [{ name: 'reports', title: titles.module, icon: 'chart', order: 70 }],
  menu: [
    {
      group: 'reports',
      icon: 'chart',
      route: 'report',
      title: titles.charts,
      order: 10,
      keywords: titles.words.charts,
      gate: VIEWS_REPORTS,
    },
    {
      group: 'reports',
      route: 'report-employees',
      title: titles.team,
      order: 15,
      keywords: titles.words.team,
      gate: LEADS_TEAM,
    },
    { group: 'reports', route: 'report-own', title: titles.own, order: 20, keywords: titles.words.own },
    { group: 'reports', route: 'log', title: titles.requests, order: 30, keywords: titles.words.log, gate: VIEWS_LOGS },
  ],
  slots: [
    {
      slot: 'dashboard.widget/v1',
      name: 'frequency',
      title: titles.widgets.reportTicketFrequency,
      order: 60,
      code: 'FrequencyWidget',
      reserve: { height: 368, columns: 8 },
      gate: VIEWS_REPORTS,
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'importance',
      title: titles.widgets.reportImportanceTicket,
      order: 65,
      code: 'ImportanceWidget',
      reserve: { height: 368, columns: 4 },
      gate: VIEWS_REPORTS,
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'satisfaction',
      title: titles.widgets.reportSatisfactionTicket,
      order: 70,
      code: 'SatisfactionWidget',
      reserve: { height: 368, columns: 6 },
      gate: VIEWS_REPORTS,
      optional: true,
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'category',
      title: titles.widgets.reportTicketCategoryTicket,
      order: 75,
      code: 'CategoryWidget',
      reserve: { height: 368, columns: 6 },
      gate: VIEWS_REPORTS,
      optional: true,
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'service',
      title: titles.widgets.reportServiceTicket,
      order: 80,
      code: 'ServiceWidget',
      reserve: { height: 368, columns: 6 },
      gate: VIEWS_REPORTS,
      optional: true,
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'province',
      title: titles.widgets.reportTicketState,
      order: 85,
      code: 'ProvinceWidget',
      reserve: { height: 368, columns: 6 },
      gate: VIEWS_REPORTS,
      optional: true,
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'backlog',
      title: titles.widgets.reportBacklog,
      order: 90,
      code: 'BacklogWidget',
      reserve: { height: 368, columns: 6 },
      gate: VIEWS_REPORTS,
      optional: true,
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'load',
      title: titles.widgets.reportLoad,
      order: 95,
      code: 'LoadWidget',
      reserve: { height: 322, columns: 12 },
      gate: VIEWS_REPORTS,
      optional: true,
    },
  ],
} as const satisfies ModuleDeclaration;
