import { shared, sharedTickets } from '@hamyar/persian';

/** Sentences of files of the ticket list, for employees (glossary 25). */
export const faExport = {
  title: shared.exportAction,
  scope: 'کدام تیکت‌ها',
  page: 'صفحهٔ فعلی',
  all: 'همهٔ صفحات',
  columns: 'ستون‌های خروجی',
  column: sharedTickets.columns,
  format: 'قالب فایل',
  formats: { xls: 'xls', xlsx: 'xlsx', csv: 'csv' },
  dates: 'تقویم تاریخ‌ها',
  calendars: { jalali: 'شمسی', gregorian: 'میلادی' },
  name: shared.fileName,
  nameLetters: 'تنها حرف و رقم انگلیسی، فاصله، نقطه و خط تیره',
  submit: 'دریافت خروجی',
  done: 'فایل خروجی آماده شد',
  later: 'خروجی در حال ساخت است. پس از آماده شدن خبر می‌دهیم',
  file: {
    rows: shared.ticketsCounted,
    parts: '{done} از {total} بخش',
    making: 'فایل در حال ساخت است. می‌توانید این صفحه را ترک کنید؛ پایان کار در اعلان‌ها می‌آید.',
    incomplete: 'بخشی از فایل ساخته نشد.',
    cancelled: 'ساخت این فایل لغو شده است.',
    ready: 'فایل آماده است و تا {time} تنها یک بار می‌توان آن را دریافت کرد.',
    used: 'این فایل دریافت شده است. برای دریافت دوباره، از لیست تیکت‌ها خروجی تازه بگیرید.',
    expired: 'مهلت دریافت این فایل گذشته است. از لیست تیکت‌ها خروجی تازه بگیرید.',
    retry: 'ساخت دوبارهٔ بخش‌های مانده',
    cancel: 'لغو ساخت فایل',
  },
} as const;
