import { shared, sharedReports } from '@hamyar/persian';

/** Texts of the manifest for the menu, the breadcrumb and the search (fa-glossary 3, 4). */
export const titles = {
  module: shared.reports,
  charts: 'نمودارها',
  team: sharedReports.titles.reportEmployee,
  employee: 'عملکرد {name}',
  own: 'عملکرد من',
  /** The request log or the audit log. */
  log: '{log}',
  requests: sharedReports.logs.requests,
  changes: sharedReports.logs.audit,
  widgets: sharedReports.titles,
  words: {
    charts: ['گزارش', 'نمودار', 'آمار', 'رضایت', 'report', 'chart', 'statistics'],
    team: ['کارشناس', 'کارشناسان', 'عملکرد', 'تیم', 'employee', 'team', 'performance'],
    own: ['عملکرد', 'کارنامه', 'من', 'own', 'performance'],
    log: ['لاگ', 'درخواست', 'تغییرات', 'ممیزی', 'log', 'audit', 'request'],
    changes: ['لاگ', 'تغییرات', 'ممیزی', 'log', 'audit'],
  },
} as const;
