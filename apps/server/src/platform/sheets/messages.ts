/** Persian texts of exported files. */
export const messages = {
  tooManyRows: 'فایل xls حداکثر {n} ردیف می‌پذیرد. بازه یا فیلتر را محدودتر کنید یا قالب xlsx یا csv را انتخاب کنید.',
} as const;
