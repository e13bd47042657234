import { shared } from '@hamyar/persian';

/** Persian texts of attachments (fa-glossary 7, 31). */
export const messages = {
  unknownUpload: 'فایل پیوست‌شده در دسترس نیست. لطفاً آن را دوباره پیوست کنید',
  noFile: 'هیچ فایلی انتخاب نشده است',
  fileSize: shared.fileTooLarge,
  fileType: shared.fileTypeRefused,
  archive: 'این فایل فشرده پذیرفته نمی‌شود',
} as const;
