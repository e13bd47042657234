import type { EmployeeColumn, ReportColumn, ReportColumnKind } from '@hamyar/domain';
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
  ...(sharedReports.columns satisfies Record<ReportColumn, string>),
  value: shared.title,
  weekday: shared.weekday,
  hour: 'ساعت روز',
  of: 'از کل',
  median: 'میانه (دقیقهٔ کاری)',
  p90: 'صدک ۹۰ (دقیقهٔ کاری)',
} as const;

/** Heads of the list of employees; a time in a file is a number, whose unit its head says. */
export const employeeColumns: Record<EmployeeColumn, string> = {
  ...sharedReports.employeeColumns,
  first_answer: `${sharedReports.employeeColumns.first_answer} (دقیقهٔ کاری)`,
};

/** Heads of the two cells that a file has for a span. */
export const spanColumns: Partial<Record<ReportColumnKind, readonly [from: string, until: string]>> = {
  days: [shared.fromDate, shared.toDate],
  ages: ['از روز', 'تا پیش از روز'],
};

/** Names of the values of closed lists. */
export const values = {
  status: [shared.open, shared.inProgress, shared.staffReplied, shared.customerReplied, shared.closed],
  importance: [shared.low, shared.medium, shared.high, shared.critical],
  satisfaction: sharedReports.satisfactionLevels,
  sla: sharedReports.slaBuckets,
  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
  tagKind: sharedReports.tagKind,
  performance: {
    first_answer: shared.firstResponse,
    resolution: 'حل',
    reopened: 'بازگشایی‌شده',
    one_touch: shared.oneTouch,
  },
} as const;
