import { formatNumber, shared } from '@hamyar/persian';

/** Texts of this package (glossary 1, 6, 31, 36). */
export const kitText = {
  /** Number of rows of a list; with `capped` there are more than this number. */
  total: (count: number, capped = false) => `${capped ? 'بیش از ' : ''}${formatNumber(count)} مورد`,
  columns: shared.chooseColumns,
  clearSearch: shared.clearSearch,
  clearFilters: shared.clearFilters,
  addFilter: 'افزودن فیلتر',
  removeFilter: (name: string) => `حذف فیلتر ${name}`,
  save: shared.save,
  cancel: shared.cancel,
  conflict: shared.savedBySomebodyElse,
  failure: {
    network: shared.serverUnreachable,
    timeout: shared.noAnswer,
    tooMany: shared.tooManyRequests,
    failed: shared.actionFailed,
  },
  settings: {
    saved: 'تنظیمات ذخیره شد',
    conflict: 'این تنظیمات را هم‌زمان شخص دیگری تغییر داده است. مقدارهای تازه دریافت شد؛ تغییرات شما نگه داشته شده‌اند.',
  },
};
