/** Texts of the cards of running batches. */
export const batchText = {
  label: 'عملیات گروهی',
  running: '{done} از {total}',
  ended: 'پایان یافت: {done} از {total}',
  failed: '{n} ناموفق',
  result: 'دیدن نتیجه',
  close: 'پنهان کردن',
} as const;
