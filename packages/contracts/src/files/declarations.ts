import type { ModuleDeclarations } from '../declaration.ts';
import { FILE_PART_BYTES, MANAGED_FILE_MAX_BYTES } from './file-lists.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage files': { title: 'مدیریت فایل‌ها', impliedBy: ['branch_admin'] } },
  channels: { folder: 'folder' },
  deletes: ['file'],
  files: {
    file: { count: 1, types: null, bytes: MANAGED_FILE_MAX_BYTES, ownCalls: true },
    // the parts of an unfinished upload
    file_part: { count: 1, types: null, bytes: FILE_PART_BYTES, ownCalls: true },
    // small pictures that the server makes of them
    file_thumbnail: { count: 1, types: ['webp'], ownCalls: true },
  },
  audit: {
    objects: {
      file: 'فایل',
      attachment: 'پیوست',
    },
    actions: {
      'file.create': 'بارگذاری فایل',
      'file.update': 'ویرایش فایل',
      'file.replace': 'جایگزینی فایل',
      'file.delete': 'حذف فایل',
      'folder.create': 'ساخت پوشه',
      'folder.update': 'ویرایش پوشه',
      'folder.delete': 'حذف پوشه',
    },
  },
};
