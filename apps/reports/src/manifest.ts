import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';

/** Reports are over the tickets that a person may see, for who has the permission (decisions 2.25). */
const VIEWS_REPORTS = { permission: 'view reports' } as const satisfies Gate;
/** The request log is the full admin's, who has every permission [6.11]; the audit log has one of its own. */
const VIEWS_LOGS = { permission: 'view audit log' } as const satisfies Gate;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'reports',
  title: titles.module,
  owner: 'reports',
  platform: '^1.0.0',
  optional: { tickets: '^0.1.0' },
  audience: ['staff'],
  routes: [
    { path: '/report', name: 'report', title: titles.charts, screen: 'ReportScreen', gate: VIEWS_REPORTS },
    { path: '/log', name: 'log', title: titles.requests, screen: 'LogScreen', gate: VIEWS_LOGS },
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
    { group: 'reports', route: 'log', title: titles.requests, order: 30, keywords: titles.words.log, gate: VIEWS_LOGS },
  ],
} as const satisfies ModuleDeclaration;
