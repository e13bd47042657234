import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  notifications: ['mail_failed'],
  audit: {
    objects: {
      delivery: 'پیام ارسالی',
      notice: 'متن اطلاع‌رسانی',
    },
    actions: {
      'notice.update': 'ویرایش متن اطلاع‌رسانی',
      'delivery.send_again': 'ارسال دوبارهٔ پیام',
      'delivery.test': 'آزمایش ارسال ایمیل',
      'delivery.code.view': 'دیدن کد ارسالی',
    },
  },
};
