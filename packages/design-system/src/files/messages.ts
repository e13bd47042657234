import { fill, formatBytes, shared } from '@hamyar/persian';
import type { PickedFile } from './picked-files.rules.ts';

/** Texts of file inputs (glossary §19, spec 5.26). */
export const filesText = {
  drop: shared.dropOrChooseFiles,
  dropOne: 'فایل را اینجا رها کنید یا برای انتخاب کلیک کنید',
  dropActive: shared.dropToUpload,
  tooLarge: (size: string, max: string) => fill(shared.fileTooLargeOf, { size, max }),
  wrongType: shared.fileTypeRefused,
  tooMany: (count: string) => `حداکثر ${count} فایل می‌توانید انتخاب کنید`,
  uploaded: 'بارگذاری شد',
  of: 'از',
  remove: (name: string) => `حذف ${name}`,
  download: (name: string) => `دانلود ${name}`,
  retry: shared.retry,
  allowedTypes: 'فرمت‌های مجاز:',
  maxSize: 'حداکثر حجم:',
};

/** Why a chosen file is refused; undefined when it is accepted (spec 3.18, 5.26). Sizes are bytes. */
export const refusedFileText = (status: PickedFile['status'], size: number, maxBytes: number): string | undefined =>
  status === 1
    ? filesText.tooLarge(formatBytes(size), formatBytes(maxBytes))
    : status === 2
      ? filesText.wrongType
      : undefined;
