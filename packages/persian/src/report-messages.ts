import {
  article,
  category,
  customer,
  customers,
  error,
  expert,
  experts,
  importance,
  kind,
  province,
  role,
  status,
  ticket,
  ticketsByStatus,
  time,
  user,
  withoutSla,
} from './messages.ts';

/** The log of calls and the log of changes, and their columns (glossary 29). */
export const logs = {
  requests: 'گزارش درخواست‌ها',
  audit: 'گزارش تغییرات',
  time: time,
  method: 'متد',
  path: 'مسیر درخواست',
  result: 'نتیجه',
  duration: 'مدت (میلی‌ثانیه)',
  user: user,
  role: role,
  ip: 'نشانی IP',
  browser: 'مرورگر',
  object: 'مورد',
  objectType: 'نوع مورد',
  objectId: 'شناسهٔ مورد',
  error: error,
  bytes: 'حجم (بایت)',
  actor: 'انجام‌دهنده',
  before: 'پیش از تغییر',
  after: 'پس از تغییر',
  reason: 'دلیل',
} as const;
/** What stands for the articles that a person may not read. */
export const otherArticles = 'مقاله‌های دیگر';
/** What stands for the tickets that have no value of what a report counts by. */
export const none = 'بدون مقدار';
/** Heads of the columns of reports, on screens and in files. */
export const columns = {
  range: 'بازهٔ زمانی',
  age: 'از زمان ایجاد',
  status,
  importance,
  category,
  service: 'محصول و خدمت',
  province,
  tag: 'برچسب',
  level: 'سطح رضایت',
  bucket: 'وضعیت SLA',
  kind,
  total: 'تعداد',
  customers,
  created: 'تیکت ایجادشده',
  share: 'سهم',
  count: 'تعداد تیکت',
  previous: 'بازهٔ قبل',
  votes: 'تعداد رأی',
  employees: experts,
  median: 'میانه',
  p90: 'صدک ۹۰',
  solved: 'حل‌شده',
  article,
  deflectionShare: 'سهم حل‌شده',
} as const;
/** Heads of the list of employees, on the screen and in its file. */
export const employeeColumns = {
  name: expert,
  open: 'در دست کار',
  closed: 'بسته‌شده',
  reopened: 'بازشده',
  average: 'میانگین رضایت',
  first_answer: 'میانهٔ پاسخ اول',
} as const;
/** Of what the tags are that a report counts. */
export const tagKind = { tickets: ticket, customers: customer } as const;
/** Buckets of the SLA report (glossary `sla.*`). */
export const slaBuckets = {
  none: withoutSla,
  first_response_on_time: 'پاسخ اول در مهلت مقرر',
  closed_on_time: 'بسته‌شده در مهلت مقرر',
  first_response_late: 'پاسخ اول خارج از مهلت مقرر',
  closed_late: 'بسته‌نشده در مهلت مقرر',
} as const;
/** Levels of satisfaction in reports: «بدون نظر» first, and "very" where the rating says "completely" (spec 9.13). */
export const satisfactionLevels = ['بدون نظر', 'بسیار ناراضی', 'ناراضی', 'متوسط', 'راضی', 'بسیار راضی'] as const;
/** Names of the reports (glossary 24), by the names of their calls. */
export const titles = {
  reportTicketFrequency: 'فراوانی تیکت‌ها در طول زمان',
  reportTicketCategoryTicket: 'تیکت‌ها به تفکیک دسته‌بندی',
  reportTagUserTicket: 'برچسب‌های تیکت‌ها و مشتریان',
  reportSatisfactionEmployee: 'رضایت از کارشناسان',
  reportServiceTicket: 'تیکت‌ها به تفکیک محصول و خدمت',
  reportSatisfactionTicket: 'رضایت از تیکت‌ها',
  reportImportanceTicket: 'تیکت‌ها به تفکیک اهمیت',
  reportSlaTicket: columns.bucket,
  reportTicketStatusTicket: ticketsByStatus,
  reportServiceUser: 'تخصیص محصول به مشتریان و کارشناسان',
  reportTicketState: 'تیکت‌ها به تفکیک استان',
  reportBacklog: 'تیکت‌های انباشته',
  reportPerformance: 'زمان پاسخ و بستن تیکت',
  reportLoad: 'حجم کار در ساعت‌های هفته',
  reportEmployee: 'عملکرد کارشناسان',
  reportEmployeeClosing: 'تیکت‌های بسته‌شده در طول زمان',
  reportDeflection: 'مشکل‌های حل‌شده با پایگاه دانش',
  reportDeflectionArticle: 'مشکل‌های حل‌شده به تفکیک مقاله',
} as const;
