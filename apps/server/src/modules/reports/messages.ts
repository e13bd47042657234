import type { SlaBucket } from '@hamyar/contracts';
import { shared } from '@hamyar/persian';

/** Persian texts of reports and of the files that they are exported to (glossary 24). */
export const messages = {
  endBeforeStart: 'پایان بازه نمی‌تواند پیش از آغاز آن باشد',
  rangeTooLong: 'بازهٔ گزارش حداکثر ده سال است',
  none: 'بدون مقدار',
  deleted: shared.deletedChoice,
} as const;

/** Names of the reports, which are those of their sheets too. */
export const titles = {
  reportTicketFrequency: 'فراوانی تیکت‌ها در طول زمان',
  reportTicketCategoryTicket: 'تیکت‌ها به تفکیک دسته‌بندی',
  reportTagUserTicket: 'برچسب‌های تیکت‌ها و مشتریان',
  reportSatisfactionEmployee: 'رضایت از کارشناسان',
  reportServiceTicket: 'تیکت‌ها به تفکیک محصول و خدمت',
  reportSatisfactionTicket: 'رضایت از تیکت‌ها',
  reportImportanceTicket: 'تیکت‌ها به تفکیک اهمیت',
  reportSlaTicket: 'وضعیت SLA',
  reportTicketStatusTicket: shared.ticketsByStatus,
  reportServiceUser: 'تخصیص محصول به مشتریان و کارشناسان',
  reportTicketState: 'تیکت‌ها به تفکیک استان',
  reportBacklog: 'تیکت‌های باز به تفکیک سن',
  reportPerformance: 'زمان پاسخ و حل',
  reportLoad: 'بار کاری به تفکیک روز و ساعت',
  reportEmployee: 'عملکرد کارشناسان',
} as const;

/** Heads of the columns. */
export const columns = {
  value: shared.title,
  from: 'از تاریخ',
  until: 'تا تاریخ',
  count: 'تعداد تیکت',
  previous: 'دورهٔ پیش',
  votes: 'تعداد رأی',
  customers: shared.customers,
  employees: 'تعداد کارشناسان',
  kind: 'نوع برچسب',
  weekday: 'روز هفته',
  hour: 'ساعت روز',
  of: 'از کل',
  median: 'میانه (دقیقه)',
  p90: 'صدک ۹۰ (دقیقه)',
  name: shared.firstName,
  open: shared.open,
  closed: 'بسته‌شده',
  reopened: 'بازگشایی‌شده',
  average: 'میانگین رضایت',
  firstAnswer: 'میانهٔ پاسخ اول (دقیقه)',
  daysFrom: 'از روز',
  daysUntil: 'تا پیش از روز',
} as const;

/** Names of the values of closed lists. */
export const values = {
  status: [shared.open, shared.inProgress, shared.staffReplied, shared.customerReplied, shared.closed],
  importance: [shared.low, shared.medium, shared.high, shared.critical],
  // «بدون نظر» first, and "very" where the rating says "completely" (spec 9.13, easily-missed)
  satisfaction: ['بدون نظر', 'بسیار ناراضی', shared.unsatisfied, shared.medium, shared.satisfied, 'بسیار راضی'],
  sla: {
    none: 'بدون SLA',
    first_response_on_time: 'پاسخ اول به‌موقع',
    closed_on_time: 'بسته‌شده به‌موقع',
    first_response_late: 'پاسخ اول دیر',
    closed_late: 'بسته‌شده دیر',
  } satisfies Record<SlaBucket, string>,
  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
  tagKind: { tickets: shared.ticket, customers: shared.customer },
  performance: { first_answer: 'پاسخ اول', resolution: 'حل', reopened: 'بازگشایی‌شده', one_touch: 'حل با یک پاسخ' },
} as const;
