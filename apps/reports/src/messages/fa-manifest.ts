import { sharedReports } from '@hamyar/persian';

/** Texts of the manifest for the menu, the breadcrumb and the search (fa-glossary 3, 4). */
export const titles = {
  module: 'گزارش‌ها',
  charts: 'نمودارها',
  requests: sharedReports.logs.requests,
  widgets: sharedReports.titles,
  words: {
    charts: ['گزارش', 'نمودار', 'آمار', 'رضایت', 'report', 'chart', 'statistics'],
    log: ['لاگ', 'درخواست', 'تغییرات', 'ممیزی', 'log', 'audit', 'request'],
  },
} as const;
