import type { ModuleDeclarations } from '../declaration.ts';
import { FILE_INPUT_MAX_BYTES } from '../limits.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage webhooks': { title: 'مدیریت وب‌هوک‌ها' }, 'manage api keys': { title: 'مدیریت کلیدهای API' } },
  // logos and icons
  files: { setting: { count: 1, types: ['jpg', 'jpeg', 'png'], bytes: FILE_INPUT_MAX_BYTES } },
  audit: {
    objects: {
      settings: 'تنظیمات',
      setting: 'تنظیمات',
    },
    actions: {
      'settings.update': 'تغییر تنظیمات',
      'settings.finish_setup': 'پایان راه‌اندازی سیستم',
    },
  },
};
