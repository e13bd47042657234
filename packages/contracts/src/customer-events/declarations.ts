import type { ModuleDeclarations } from '../declaration.ts';
import { EVENT_FILES_MAX } from './customer-event-lists.ts';

export const declarations: ModuleDeclarations = {
  files: { customer_event: { count: EVENT_FILES_MAX } },
  deletes: ['customerEventType'],
  orders: ['customerEventType'],
  audit: {
    objects: {
      customer_event: 'رویداد مشتری',
      customer_event_type: 'دستهٔ رویداد',
    },
    actions: {
      'customer_event.create': 'ثبت رویداد مشتری',
      'customer_event.delete': 'حذف رویداد مشتری',
      'customer_event_type.create': 'ایجاد دستهٔ رویداد',
      'customer_event_type.update': 'ویرایش دستهٔ رویداد',
      'customer_event_type.order': 'تغییر ترتیب دسته‌های رویداد',
      'customer_event_type.delete': 'حذف دستهٔ رویداد',
    },
  },
};
