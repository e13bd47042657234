/** Sentences of the calls of this module. */
export const messages = {
  created: 'مورد ثبت شد',
  updated: 'مورد به‌روزرسانی شد',
  accountExpired: 'اعتبار حساب شما به پایان رسیده و ثبت مورد جدید ممکن نیست',
} as const;
