import { shared, toFa } from '@hamyar/persian';

/** Texts of the basic components (glossary §1, §6, §36). */
export const basicsText = {
  loading: 'محتوا در حال بارگذاری است',
  copy: 'کپی',
  copied: shared.copied,
  copyFailed: shared.copyFailed,
  retry: shared.retry,
  close: shared.close,
  remove: shared.remove,
  active: shared.active,
  inactive: shared.inactive,
  backToDashboard: shared.backToDashboard,
  unread: shared.unread,
  empty: {
    list: shared.nothingToShow,
    files: shared.nothingFound,
    search: shared.noSearchResult,
    filtered: shared.nothingMatchesFilters,
  },
  module: {
    load: (name: string) => `بخش «${name}» بارگذاری نشد`,
    crash: (name: string) => `در بخش «${name}» خطایی رخ داد`,
    description: 'بقیهٔ سیستم در دسترس است. لطفاً دوباره تلاش کنید.',
    incompatible: 'بقیهٔ سیستم در دسترس است. این بخش با نسخهٔ فعلی سیستم سازگار نیست.',
    part: 'بخش',
    version: 'نسخه',
    trace: shared.traceId,
  },
  failed: shared.actionFailed,
  tooLong: (n: number) => `حداکثر ${toFa(n)} کاراکتر مجاز است`,
  countOf: (n: number, max: number) => `\u2067${toFa(n)} از ${toFa(max)}\u2069`,
};
