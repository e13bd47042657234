import type { SlaBucket } from '@hamyar/contracts';
import { shared } from '@hamyar/persian';

/** Persian texts of reports and of the files that they are exported to (glossary 24). */
export const messages = {
  endBeforeStart: 'پایان بازه نمی‌تواند پیش از آغاز آن باشد',
  rangeTooLong: 'بازهٔ گزارش حداکثر ده سال است',
  none: shared.reportNone,
  deleted: shared.deletedChoice,
} as const;

/** Names of the reports, which are those of their sheets too. */
export const titles = shared.reportTitles;

/** Heads of the columns. */
export const columns = {
  value: shared.title,
  from: 'از تاریخ',
  until: 'تا تاریخ',
  count: shared.reportColumns.count,
  previous: shared.reportColumns.previous,
  votes: shared.reportColumns.votes,
  customers: shared.customers,
  employees: shared.reportColumns.employees,
  kind: 'نوع',
  weekday: 'روز هفته',
  hour: 'ساعت روز',
  of: 'از کل',
  median: 'میانه (دقیقه)',
  p90: 'صدک ۹۰ (دقیقه)',
  name: shared.firstName,
  open: shared.open,
  closed: shared.reportColumns.closed,
  reopened: shared.reportColumns.reopened,
  average: shared.reportColumns.average,
  firstAnswer: 'میانهٔ پاسخ اول (دقیقه)',
  daysFrom: 'از روز',
  daysUntil: 'تا پیش از روز',
} as const;

/** Names of the values of closed lists. */
export const values = {
  status: [shared.open, shared.inProgress, shared.staffReplied, shared.customerReplied, shared.closed],
  importance: [shared.low, shared.medium, shared.high, shared.critical],
  satisfaction: shared.satisfactionLevels,
  sla: shared.slaBuckets,
  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
  tagKind: { tickets: shared.ticket, customers: shared.customer },
  performance: { first_answer: 'پاسخ اول', resolution: 'حل', reopened: 'بازگشایی‌شده', one_touch: 'حل با یک پاسخ' },
} as const;
