import { shared } from '@hamyar/persian';
/** Texts of the manifest, which the shell shows without this module (glossary 5, 20). */
export const titles = { module: 'تقویم', todos: 'کارهای من', notes: 'یادداشت‌ها' } as const;
export const words = ['تقویم', 'رویداد', 'جلسه', 'یادآوری', 'calendar', 'event', 'meeting'] as const;

/** Titles of the settings pages (glossary 5). */
export const settingsTitles = {
  shifts: shared.workingShifts,
  shiftNew: 'شیفت کاری جدید',
  shift: shared.editWorkingShift,
  offDays: 'روزهای تعطیل',
  words: {
    shifts: ['شیفت', 'ساعت کاری', 'ماه رمضان', 'shift', 'working hours'],
    offDays: ['تعطیلات رسمی', 'تعطیل', 'قمری', 'holiday', 'off day'],
  },
} as const;
