import { formatNumber, shared } from '@hamyar/persian';

/** Texts of this package (glossary 1, 6, 31, 36). */
export const kitText = {
  /** Number of rows of a list; with `capped` there are more than this number. */
  total: (count: number, capped = false) => `${capped ? 'بیش از ' : ''}${formatNumber(count)} مورد`,
  columns: shared.chooseColumns,
  clearSearch: shared.clearSearch,
  clearFilters: shared.clearFilters,
  searchFrom: (count: number) => `حداقل ${formatNumber(count)} کاراکتر وارد کنید`,
  newRows: 'تازه رسیده',
  dismissNewRows: 'بستن «تازه رسیده»',
  addFilter: 'افزودن فیلتر',
  removeFilter: (name: string) => `حذف فیلتر ${name}`,
  save: shared.save,
  cancel: shared.cancel,
  conflict: shared.savedBySomebodyElse,
  refusedUnseen: 'ذخیره نشد؛ مقدارهایی که در این فرم نیستند پذیرفته نشدند',
  draft: {
    restored: shared.unsavedTextRestored,
    discard: 'دور ریختن',
    discardTitle: 'تغییرات دور ریخته شود؟',
    discardText: 'آنچه در این فرم تغییر داده‌اید ذخیره نشده است و پس از دور ریختن بازیابی نمی‌شود.',
    keep: 'ادامهٔ ویرایش',
    waiting: (count: number) => `${formatNumber(count)} پیش‌نویس دیگر هم دارید که ذخیره نشده است.`,
    openWaiting: shared.openIt,
    overtaken: 'در این فاصله تغییر کرده است؛ مقدار تازه نمایش داده می‌شود.',
    overtakenTyped: 'در این فاصله در جای دیگری هم تغییر کرده است؛ نوشتهٔ شما نگه داشته شده است.',
  },
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
