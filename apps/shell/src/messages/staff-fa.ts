/** Texts of the staff edition (fa-glossary 2, 3, 27, 34). The customer edition must not carry them. */
export const staffFa = {
  top: {
    fullscreen: 'تمام‌صفحه',
    exitFullscreen: 'خروج از حالت تمام‌صفحه',
  },
  palette: {
    open: 'جستجو یا اجرای فرمان…',
    title: 'فرمان‌ها',
    goTo: 'رفتن به…',
    recent: 'اخیر',
    empty: 'فرمانی پیدا نشد',
    settings: 'تنظیمات',
  },
  license: {
    warning: '{n} روز تا پایان لایسنس شما باقی مانده است',
    expired: 'لایسنس شما منقضی شده است',
    grace: 'مهلت تمدید: {n} روز',
    readOnly: 'لایسنس منقضی شده است و ثبت تغییرات ممکن نیست.',
    renew: 'تمدید لایسنس',
  },
} as const;
