/** Messages of the calls of this module. */
export const messages = {
  created: 'در نمونه‌ها ثبت شد',
  updated: 'در نمونه‌ها به‌روزرسانی شد',
  accountExpired: 'اعتبار حساب شما به پایان رسیده و افزودن به نمونه‌ها ممکن نیست',
  closedTitle: 'بسته شدن موردی از نمونه‌ها',
  closed: '{title} در نمونه‌ها بسته شد',
} as const;

/** What the demo company contains of them. */
export const demoTitles = [
  'چاپگر طبقهٔ دوم (نمونه‌ها)',
  'کلید یدکی انبار (نمونه‌ها)',
  'صندلی اتاق جلسه (نمونه‌ها)',
  'کابل شبکهٔ پذیرش (نمونه‌ها)',
  'پروژکتور سالن (نمونه‌ها)',
] as const;
