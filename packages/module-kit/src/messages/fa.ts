import { formatNumber } from '@hamyar/persian';

/** Texts of what modules are furnished with (glossary 1, 6, 31, 36). */
export const kitText = {
  /** How many rows a list has; a capped count says that there are more. */
  total: (count: number, capped = false) => `${capped ? 'بیش از ' : ''}${formatNumber(count)} مورد`,
  columns: 'انتخاب ستون‌ها',
  clearSearch: 'پاک کردن جستجو',
  clearFilters: 'پاک کردن فیلترها',
  addFilter: 'افزودن فیلتر',
  removeFilter: (name: string) => `حذف فیلتر ${name}`,
  save: 'ذخیره',
  cancel: 'انصراف',
  conflict: 'این اطلاعات را هم‌زمان شخص دیگری تغییر داده است. نسخهٔ تازه دریافت شد؛ نوشته‌های شما نگه داشته شده‌اند.',
  failure: {
    network: 'ارتباط با سرور برقرار نشد',
    timeout: 'پاسخی از سرور دریافت نشد',
    tooMany: 'تعداد درخواست‌ها بیش از حد مجاز است. کمی صبر کنید',
    failed: 'عملیات انجام نشد. لطفاً دوباره تلاش کنید',
  },
  settings: {
    saved: 'تنظیمات ذخیره شد',
    conflict: 'این تنظیمات را هم‌زمان شخص دیگری تغییر داده است. مقدارهای تازه دریافت شد؛ تغییرات شما نگه داشته شده‌اند.',
  },
};
