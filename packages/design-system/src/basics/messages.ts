/** Texts of the basic components (glossary §1, §6, §36). */
export const basicsText = {
  loading: 'محتوا در حال بارگذاری است',
  copy: 'کپی',
  copied: 'کپی شد',
  retry: 'تلاش دوباره',
  close: 'بستن',
  remove: 'حذف',
  active: 'فعال',
  inactive: 'غیرفعال',
  backToDashboard: 'بازگشت به داشبورد',
  unread: 'خوانده‌نشده',
  empty: {
    list: 'موردی برای نمایش وجود ندارد',
    files: 'موردی پیدا نشد',
    search: 'نتیجه ای برای جستجوی شما پیدا نشد.',
    filtered: 'با این فیلترها موردی پیدا نشد',
  },
  module: {
    load: (name: string) => `بخش «${name}» بارگذاری نشد`,
    crash: (name: string) => `در بخش «${name}» خطایی رخ داد`,
    description: 'بقیهٔ سیستم در دسترس است. لطفاً دوباره تلاش کنید.',
    part: 'بخش',
    version: 'نسخه',
    trace: 'کد پیگیری',
  },
  failed: 'عملیات انجام نشد. لطفاً دوباره تلاش کنید',
};
