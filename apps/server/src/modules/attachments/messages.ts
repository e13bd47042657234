import { shared } from '@hamyar/persian';

/** Persian texts of attachments (fa-glossary 7, 31). */
export const messages = {
  unknownUpload: 'فایل پیوست‌شده در دسترس نیست. لطفاً آن را دوباره پیوست کنید',
  noFile: 'هیچ فایلی انتخاب نشده است',
  fileEmpty: shared.fileEmpty,
  fileContent: shared.fileContentMismatch,
  fileType: shared.fileTypeRefused,
  unsentTooMuch:
    'حجم فایل‌هایی که پیوست کرده‌اید و هنوز ارسال نشده‌اند به {n} مگابایت می‌رسد. پیام‌های آماده را ارسال کنید یا فردا دوباره تلاش کنید',
  archive: 'این فایل فشرده پذیرفته نمی‌شود',
} as const;
