/** Texts both editions of the shell show (fa-glossary 1-4, 6, 9, 27, 30, 31). Staff-only ones are in `staff-fa.ts`. */
export const fa = {
  module: {
    loadFailed: 'بخش «{module}» بارگذاری نشد',
    crashed: 'در بخش «{module}» خطایی رخ داد',
    restWorks: 'بقیهٔ سیستم در دسترس است. لطفاً دوباره تلاش کنید.',
    module: 'بخش',
    version: 'نسخه',
    trace: 'کد پیگیری',
    copy: 'کپی',
    copied: 'کپی شد',
    retry: 'تلاش دوباره',
    loading: 'در حال بارگذاری…',
    newRelease: 'نسخهٔ جدیدی از سیستم منتشر شده است. صفحه دوباره بارگذاری می‌شود.',
  },
} as const;

/** Fills `{name}` places of a text; what is filled in is isolated, so that a foreign name cannot turn the sentence round. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? `\u2068${values[name]}\u2069` : whole));
}
