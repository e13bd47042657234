import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  features: { workingshift: {} },
  deletes: ['workingshift'],
  notifications: ['calendar_invitation', 'calendar_reminder'],
  audit: {
    objects: {
      calendar_event: 'رویداد تقویم',
      calendar_feed: 'نشانی اشتراک تقویم',
      off_day: 'روز تعطیل',
      working_shift: 'شیفت کاری',
    },
    actions: {
      'calendar_event.create': 'ایجاد رویداد تقویم',
      'calendar_event.update': 'ویرایش رویداد تقویم',
      'calendar_event.delete': 'حذف رویداد تقویم',
      'calendar_feed.create': 'ساختن نشانی اشتراک تقویم',
      'calendar_feed.delete': 'باطل کردن نشانی اشتراک تقویم',
      'off_day.create': 'افزودن روز تعطیل',
      'off_day.update': 'ویرایش روز تعطیل',
      'off_day.confirm': 'تأیید تعطیلی قمری',
      'off_day.delete': 'حذف روز تعطیل',
      'working_shift.create': 'ایجاد شیفت کاری',
      'working_shift.update': 'ویرایش شیفت کاری',
      'working_shift.delete': 'حذف شیفت کاری',
    },
  },
};
