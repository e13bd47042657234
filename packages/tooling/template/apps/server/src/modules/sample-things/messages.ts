/** Sentences of the calls of this module. */
export const messages = {
  created: 'در نمونه‌ها ثبت شد',
  updated: 'در نمونه‌ها به‌روزرسانی شد',
  accountExpired: 'اعتبار حساب شما به پایان رسیده و افزودن به نمونه‌ها ممکن نیست',
  closedTitle: 'بسته شدن موردی از نمونه‌ها',
  closed: '{title} در نمونه‌ها بسته شد',
} as const;
