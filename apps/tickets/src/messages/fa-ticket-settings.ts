import { TICKET_NUMBER_PREFIX_MAX, type HideableTicketField } from '@hamyar/contracts';
import { fill, shared, sharedTickets } from '@hamyar/persian';

/** How new tickets are numbered (decisions 2.26). */
export const faTicketNumber = {
  title: shared.ticketNumber,
  sample: 'نمونه',
  stays: 'فقط تیکت‌های تازه با این الگو شماره می‌گیرند. شماره‌های پیشین می‌مانند و همچنان پیدا می‌شوند.',
  dates: {
    none: 'بدون تاریخ',
    yy: 'سال، دو رقم',
    yyyy: 'سال، چهار رقم',
    yymm: 'سال دو رقمی و ماه',
    yyyymm: 'سال چهار رقمی و ماه',
  },
  restarts: { never: shared.never, year: 'آغاز هر سال', month: 'آغاز هر ماه' },
} as const;

/** What the settings of the number are called. */
export const ticketNumberLabels = {
  number_prefix: {
    label: 'پیشوند',
    hint: fill('حداکثر {n} حرف لاتین یا رقم که با حرف آغاز می‌شود. خالی یعنی بدون پیشوند.', {
      n: TICKET_NUMBER_PREFIX_MAX,
    }),
  },
  number_date: 'تاریخ در شماره',
  number_digits: { label: 'کمترین رقم‌های شمارهٔ ترتیب', hint: 'شمارهٔ بزرگ‌تر کامل نوشته می‌شود.' },
  number_restart: { label: 'شمارهٔ ترتیب از یک آغاز شود', hint: 'در ماه یا سالی که در شماره آمده است' },
  number_check: { label: 'رقم کنترلی در پایان', hint: 'شماره‌ای که اشتباه نوشته شود شناخته می‌شود.' },
} as const;

/** Which fields each role sees. */
export const faHiddenFields = {
  title: 'آنچه هر نقش در تیکت می‌بیند',
  role: shared.role,
  noRole: shared.withoutRole,
  off: 'خاموش',
  fields: {
    customer_contact: 'موبایل و ایمیل مشتری',
    organization: shared.organization,
    customer_level: shared.customerLevel,
    sla: 'مهلت‌ها (SLA)',
    satisfaction: sharedTickets.columns.satisfaction,
  } satisfies Record<HideableTicketField, string>,
};

/** What that setting is called. */
export const hiddenFieldsLabels = {
  hidden_fields: {
    label: 'فیلدهای هر نقش',
    hint: 'فیلدی که نشان داده نمی‌شود در لیست، تیکت، جستجو، فیلترها، تاریخچه، اعلان‌ها و فایل خروجی آن نقش نیست. کسی که چند نقش دارد هر چه را یکی از آن‌ها نشان دهد می‌بیند، و مدیر ارشد همه را. صفحهٔ مشتری و گزارش‌ها دسترسی خودشان را دارند.',
  },
} as const;
