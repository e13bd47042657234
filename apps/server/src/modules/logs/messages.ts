import { shared } from '@hamyar/persian';

/** Persian texts of the files to which logs are exported (glossary 29). */
export const messages = {
  requestLog: 'گزارش درخواست‌ها',
  auditLog: 'گزارش تغییرات',
  requestColumns: [
    'زمان درخواست',
    'متد',
    'مسیر درخواست',
    'کد پاسخ',
    'نتیجه',
    'مدت (میلی‌ثانیه)',
    'نام کاربر',
    'نقش',
    'نشانی IP',
    'مرورگر',
    'نوع مورد',
    'شناسهٔ مورد',
    'کد خطا',
    'حجم (بایت)',
    shared.traceId,
  ],
  auditColumns: [
    'شماره',
    'زمان تغییر',
    'انجام‌دهنده',
    'نشانی IP',
    shared.actions,
    'نوع مورد',
    'شناسهٔ مورد',
    'نام مورد',
    'پیش از تغییر',
    'پس از تغییر',
    'دلیل',
    'اثر انگشت',
  ],
} as const;
