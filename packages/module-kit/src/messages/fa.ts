import { formatNumber, shared } from '@hamyar/persian';

/** Texts of this package (glossary 1, 6, 31, 36). */
export const kitText = {
  /** Number of rows of a list; with `capped` there are more than this number. */
  total: (count: number, capped = false) => `${capped ? 'بیش از ' : ''}${formatNumber(count)} مورد`,
  columns: shared.chooseColumns,
  clearSearch: shared.clearSearch,
  clearFilters: shared.clearFilters,
  filters: (active: number) => (active === 0 ? shared.filters : `${shared.filters} (${formatNumber(active)})`),
  searchFrom: (count: number) => `حداقل ${formatNumber(count)} کاراکتر وارد کنید`,
  newRows: 'تازه رسیده',
  dismissNewRows: 'بستن «تازه رسیده»',
  addFilter: 'افزودن فیلتر',
  removeFilter: (name: string) => `حذف فیلتر ${name}`,
  save: shared.save,
  cancel: shared.cancel,
  gone: 'این مورد حذف شده است یا دیگر به آن دسترسی ندارید. آنچه نوشته‌اید در صفحه می‌ماند و می‌توانید آن را کپی کنید.',
  conflict: shared.savedBySomebodyElse,
  refusedAt: '{label}: {message}',
  refusedUnseen: 'ذخیره نشد؛ مقدارهایی که در این فرم نیستند پذیرفته نشدند',
  draft: {
    restored: shared.unsavedTextRestored,
    kept: 'تغییرات ذخیره نشد، ولی در این مرورگر نگه داشته شد و با باز کردن دوبارهٔ فرم برمی‌گردد.',
    keptWithoutSecrets:
      'تغییرات ذخیره نشد. جز مقدارهای محرمانه، مانند رمز عبور، در این مرورگر نگه داشته شد و با باز کردن دوبارهٔ فرم برمی‌گردد.',
    discard: 'دور ریختن',
    discardTitle: 'تغییرات دور ریخته شود؟',
    discardText: 'آنچه در این فرم تغییر داده‌اید ذخیره نشده است و پس از دور ریختن بازیابی نمی‌شود.',
    keep: 'ادامهٔ ویرایش',
    waiting: (count: number) => `${formatNumber(count)} پیش‌نویس دیگر هم دارید که ذخیره نشده است.`,
    openWaiting: shared.openIt,
    overtaken: 'در این فاصله تغییر کرده است؛ مقدار تازه نمایش داده می‌شود.',
    overtakenFields: (count: number) =>
      `${count === 1 ? '' : `${formatNumber(count)} `}فیلدی را که تغییر داده‌اید دیگری هم ذخیره کرده است؛ مقدار او زیر همان فیلد آمده است.`,
    showOvertaken: 'نمایش فیلد',
    theirs: 'مقدار ذخیره‌شدهٔ دیگری:',
    applyTheirs: 'جایگزینی با این مقدار',
    overtakenTyped: 'در این فاصله در جای دیگری هم تغییر کرده است؛ نوشتهٔ شما نگه داشته شده است.',
  },
  failure: {
    network: shared.serverUnreachable,
    timeout: shared.noAnswer,
    tooMany: shared.tooManyRequests,
    failed: shared.actionFailed,
  },
  files: {
    list: shared.attachments,
    type: shared.fileTypeRefused,
    size: shared.fileTooLargeOf,
    empty: shared.fileEmpty,
    count: (n: number) => `حداکثر ${formatNumber(n)} فایل مجاز است`,
    failed: 'بارگذاری این فایل ناموفق بود',
    choose: 'انتخاب از فایل‌ها',
    stillUploading: shared.waitForUploads,
  },
  picture: { choose: 'انتخاب تصویر', remove: shared.removePicture },
  settings: {
    saved: 'تنظیمات ذخیره شد',
    conflict: 'این تنظیمات را هم‌زمان شخص دیگری تغییر داده است. مقدارهای تازه دریافت شد؛ تغییرات شما نگه داشته شده‌اند.',
  },
};
