/** The eleven reports (spec 7.16), by the names of their calls. */
export const REPORTS = [
  'reportTicketFrequency',
  'reportTicketCategoryTicket',
  'reportTagUserTicket',
  'reportSatisfactionEmployee',
  'reportServiceTicket',
  'reportSatisfactionTicket',
  'reportImportanceTicket',
  'reportSlaTicket',
  'reportTicketStatusTicket',
  'reportServiceUser',
  'reportTicketState',
] as const;

/** Reports that are exported beside the eleven. */
const MORE_REPORTS = [
  'reportBacklog',
  'reportPerformance',
  'reportLoad',
  'reportEmployee',
  'reportEmployeeClosing',
  'reportDeflection',
  'reportDeflectionArticle',
] as const;
export const EXPORTED_REPORTS = [...REPORTS, ...MORE_REPORTS] as const;
export type ExportedReport = (typeof EXPORTED_REPORTS)[number];

/** Buckets of the frequency (decisions 2.28). */
export type ReportBucket = 'day' | 'week' | 'month';
/** Longest ranges in days that are shown by day and by week; longer ones are shown by Jalali month. */
const DAY_BUCKETS_MAX = 45;
const WEEK_BUCKETS_MAX = 180;

/** The bucket of a range of so many days: days, weeks from Saturday, or Jalali months. Source: decisions 2.28. */
export const reportBucket = (days: number): ReportBucket =>
  days <= DAY_BUCKETS_MAX ? 'day' : days <= WEEK_BUCKETS_MAX ? 'week' : 'month';

/** Longest range of a report, in days: ten years. */
export const REPORT_DAYS_MAX = 3_653;
/** Days of a range whose beginning is not named: a year (spec 7.16). */
export const REPORT_DAYS_DEFAULT = 365;

/** SLA buckets in the order in which they are shown (spec 9.14). */
export const SLA_BUCKETS = [
  'none',
  'first_response_on_time',
  'closed_on_time',
  'first_response_late',
  'closed_late',
] as const;
export type SlaBucket = (typeof SLA_BUCKETS)[number];
