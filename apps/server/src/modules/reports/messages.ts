import { shared, sharedReports } from '@hamyar/persian';

/** Persian texts of reports and of the files that they are exported to (glossary 24). */
export const messages = {
  endBeforeStart: 'پایان بازه نمی‌تواند پیش از آغاز آن باشد',
  rangeTooLong: 'بازهٔ گزارش حداکثر ده سال است',
  none: sharedReports.none,
  deleted: shared.deletedChoice,
  otherArticles: sharedReports.otherArticles,
} as const;

/** Names of the reports, which are those of their sheets too. */
export const titles = sharedReports.titles;

/** Heads of the columns. */
export const columns = {
  value: shared.title,
  from: 'از تاریخ',
  until: shared.toDate,
  count: sharedReports.columns.count,
  previous: sharedReports.columns.previous,
  votes: sharedReports.columns.votes,
  customers: shared.customers,
  employees: sharedReports.columns.employees,
  kind: shared.kind,
  weekday: shared.weekday,
  hour: 'ساعت روز',
  of: 'از کل',
  median: 'میانه (دقیقه)',
  p90: 'صدک ۹۰ (دقیقه)',
  name: shared.firstName,
  open: shared.open,
  closed: sharedReports.columns.closed,
  reopened: sharedReports.columns.reopened,
  average: sharedReports.columns.average,
  firstAnswer: 'میانهٔ پاسخ اول (دقیقه)',
  solved: sharedReports.columns.solved,
  article: sharedReports.columns.article,
  daysFrom: 'از روز',
  daysUntil: 'تا پیش از روز',
} as const;

/** Names of the values of closed lists. */
export const values = {
  status: [shared.open, shared.inProgress, shared.staffReplied, shared.customerReplied, shared.closed],
  importance: [shared.low, shared.medium, shared.high, shared.critical],
  satisfaction: sharedReports.satisfactionLevels,
  sla: sharedReports.slaBuckets,
  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
  tagKind: { tickets: shared.ticket, customers: shared.customer },
  performance: { first_answer: 'پاسخ اول', resolution: 'حل', reopened: 'بازگشایی‌شده', one_touch: shared.oneTouch },
} as const;
