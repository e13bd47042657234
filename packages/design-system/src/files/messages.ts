import { shared } from '@hamyar/persian';

/** Texts of file inputs (glossary §19, spec 5.26). */
export const filesText = {
  drop: shared.dropOrChooseFiles,
  dropActive: shared.dropToUpload,
  tooLarge: shared.fileTooLarge,
  wrongType: shared.fileTypeRefused,
  tooMany: (count: string) => `حداکثر ${count} فایل می‌توانید انتخاب کنید`,
  uploaded: 'بارگذاری شد',
  of: 'از',
  remove: (name: string) => `حذف ${name}`,
  download: (name: string) => `دانلود ${name}`,
  hint: (types: string, size: string) => `فرمت‌های مجاز: ${types} – حداکثر حجم: ${size}`,
};
